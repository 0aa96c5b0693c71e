/* Which bodies of a world overlap: what began, goes on and ended. */
#include "bodies.h"
#include "exact.h"

/* In the order of the places; of one place the older first. */
static uint32_t rank_of(fh_id id)
{
    return id << 16 | id >> 16;
}

static bool is_before(const fh_pair *p, fh_id watcher, fh_id other)
{
    if (p->watcher != watcher) return rank_of(p->watcher) < rank_of(watcher);
    return rank_of(p->other) < rank_of(other);
}

/* The pairs that are not of this event, in their order. */
static void drop(fh_world *w, fh_event event)
{
    size_t kept = 0;
    for (size_t i = 0; i < w->pair_count; i++)
        if (w->is.pairs[i].event != event) w->is.pairs[kept++] = w->is.pairs[i];
    w->pair_count = kept;
}

/* This one stays, or begins at its place in the order; *at is before that. False where there is no room. */
static bool note(fh_world *w, size_t *at, fh_id watcher, fh_id other)
{
    fh_pair *const pairs = w->is.pairs;
    while (*at < w->pair_count && is_before(&pairs[*at], watcher, other)) /* the pairs at most */
        ++*at;
    if (*at < w->pair_count && pairs[*at].watcher == watcher && pairs[*at].other == other) {
        pairs[*at].event = FH_STAY;
        return true;
    }
    if (w->pair_count == w->is.pair_capacity) return false;
    for (size_t i = w->pair_count++; i > *at; i--) /* the pairs at most */
        pairs[i] = pairs[i - 1];
    pairs[*at] = (fh_pair){watcher, other, FH_BEGIN};
    return true;
}

static bool note_all_of(fh_world *w, size_t *at, unsigned watcher)
{
    const fh_body *const body = &w->is.bodies[watcher];
    const size_t near = fh_grid_near(w, body->bounds, body->is.watches);
    if (near > w->is.near_capacity) return false;
    for (size_t i = 0; i < near; i++) {
        const unsigned other = w->is.near[i];
        if (other == watcher || !fh_overlap(&body->is.shape, &w->is.bodies[other].is.shape))
            continue;
        if (!note(w, at, fh_id_of(w, watcher), fh_id_of(w, other))) return false;
    }
    return true;
}

fh_status fh_world_update(fh_world *world, fh_tell *tell, void *context)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(tell != NULL);
    size_t at = 0;
    for (size_t i = 0; i < world->pair_count; i++)
        world->is.pairs[i].event = FH_END;
    for (unsigned place = world->watchers; place != FH_NOWHERE;
         place = world->is.bodies[place].next_watcher) {
        if (note_all_of(world, &at, place)) continue;
        drop(world, FH_BEGIN);
        return FH_ERR_FULL;
    }
    for (size_t i = 0; i < world->pair_count; i++)
        tell(context, (fh_event)world->is.pairs[i].event, world->is.pairs[i].watcher,
             world->is.pairs[i].other);
    drop(world, FH_END);
    return FH_OK;
}
