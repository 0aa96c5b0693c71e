/* A body of a world takes others along. */
#include "boxes.h"
#include "fixhit/contact.h"
#include "way.h"
#include "world_move.h"

/* Those that are taken along so far. */
typedef struct taken {
    fh_world *world;
    unsigned carrier;
    fh_vec motion;
    fh_carry *list;
    bool full, grows;
} taken;

static fh_carried *find(const taken *t, fh_id id)
{
    for (size_t i = 0; i < t->list->count; i++)
        if (t->list->bodies[i].id == id) return &t->list->bodies[i];
    return NULL;
}

/* Takes it, or lets it go farther. */
static void take(taken *t, fh_id id, fh_vec wanted, bool pushed)
{
    fh_carried *const known = find(t, id);
    if (known == NULL && t->list->count == t->list->capacity) {
        t->full = true;
    } else if (known == NULL) {
        t->list->bodies[t->list->count++] = (fh_carried){id, wanted, {0, 0}, pushed, false};
        t->grows = true;
    } else if (fh_dot(wanted, t->motion) > fh_dot(known->wanted, t->motion)) {
        known->wanted = wanted;
        known->pushed = known->pushed || pushed;
        t->grows = true;
    }
}

static bool rests_on(const fh_shape *upper, const fh_shape *lower)
{
    const fh_vec down = {0, 1};
    fh_hit hit;
    return fh_sweep(upper, down, lower, &hit) && !hit.inside &&
           (fh_side_of(hit.normal) & FH_DOWN) != 0;
}

/* The box of what a body runs into, or what may rest on it. */
static fh_rect reach_of(fh_rect box, fh_vec motion)
{
    return (fh_rect){
        box.left + (motion.x < 0 ? motion.x : 0), box.top + (motion.y < 0 ? motion.y : 0) - 1,
        box.right + (motion.x > 0 ? motion.x : 0), box.bottom + (motion.y > 0 ? motion.y : 0)};
}

/* Takes what the body pushes when it goes by so much, and what rests on it. */
static FH_NOINLINE void take_from(taken *t, unsigned place, fh_vec motion, bool pushes)
{
    const fh_world *const w = t->world;
    const fh_body *const body = &w->is.bodies[place];
    const size_t near = fh_grid_near(w, reach_of(body->bounds, motion), FH_ANY_LAYER);
    for (size_t i = 0; i < near; i++) {
        const unsigned other = w->is.near[i];
        const fh_id id = fh_id_of(w, other);
        const fh_shape *const shape = &w->is.bodies[other].is.shape;
        fh_hit hit;
        if (other == place || other == t->carrier || fh_response_to(w, other, place) < FH_SLIDE)
            continue;
        if (pushes && fh_sweep(&body->is.shape, motion, shape, &hit) && !hit.inside)
            take(t, id, fh_from_to(hit.travel, motion), true);
        else if (rests_on(shape, &body->is.shape))
            take(t, id, motion, false);
    }
}

/* How far on a body is in the direction of the motion: its middle, twice. */
static int64_t how_far_on(const fh_world *w, fh_id id, fh_vec motion)
{
    const fh_rect b = fh_body_of(w, id)->bounds;
    return fh_dot((fh_vec){fh_plus(b.left, b.right), fh_plus(b.top, b.bottom)}, motion);
}

static void sort_foremost_first(const fh_world *w, fh_carry *list, fh_vec motion)
{
    for (size_t i = 1; i < list->count; i++) {
        const fh_carried moved = list->bodies[i];
        const int64_t on = how_far_on(w, moved.id, motion);
        size_t at = i;
        for (; at > 0; at--) { /* i at most */
            const int64_t other = how_far_on(w, list->bodies[at - 1].id, motion);
            if (other > on ||
                (other == on && fh_place_of(list->bodies[at - 1].id) < fh_place_of(moved.id)))
                break;
            list->bodies[at] = list->bodies[at - 1];
        }
        list->bodies[at] = moved;
    }
}

/* All that are taken along, and what these take; once more for each that has to go farther than was known. */
static void take_all(taken *t)
{
    fh_carry *const list = t->list;
    size_t rounds = 0;
    list->count = 0;
    do { /* once more than there are bodies, at most */
        t->grows = false;
        take_from(t, t->carrier, t->motion, true);
        for (size_t i = 0; i < list->count; i++)
            take_from(t, fh_place_of(list->bodies[i].id), list->bodies[i].wanted,
                      list->bodies[i].pushed);
    } while (t->grows && !t->full && rounds++ < list->capacity);
}

/* So far on as it can; did it go at all? */
static FH_NOINLINE bool goes_on(const taken *t, fh_vec by, fh_carried *c)
{
    fh_moved moved = {.turns = 0};
    if (fh_is_zero(by)) return false;
    (void)fh_move_at(t->world, fh_place_of(c->id), t->carrier, by, &moved);
    c->travel = fh_shifted(c->travel, moved.travel);
    return !fh_is_zero(moved.travel);
}

/* As far as each is to go or can: some are in the way of others until these have gone. */
static void all_go(const taken *t)
{
    bool any = true;
    for (size_t round = 0; any && round <= t->list->count; round++) {
        any = false;
        for (size_t i = 0; i < t->list->count; i++) {
            fh_carried *const c = &t->list->bodies[i];
            any = goes_on(t, fh_from_to(c->travel, c->wanted), c) || any;
        }
    }
}

/* What rounding left in the carrier leaves it, but not through it. */
static FH_NOINLINE void get_clear(const taken *t, fh_carried *c)
{
    const fh_body *const body = &t->world->is.bodies[fh_place_of(c->id)];
    const fh_shape *const carrier = &t->world->is.bodies[t->carrier].is.shape;
    const fh_moved still = {.turns = 0};
    fh_contact contact;
    if (fh_contact_shapes(&body->is.shape, carrier, &contact) &&
        fh_dot(contact.push, t->motion) > 0 && fh_has_room(body->bounds, contact.push, &still))
        (void)goes_on(t, contact.push, c);
    c->crushed = fh_overlap(&body->is.shape, carrier);
}

fh_status fh_world_carry(fh_world *world, fh_id carrier, fh_vec motion, fh_carry *carry)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(carry != NULL);
    FH_ASSERT(carry->bodies != NULL || carry->capacity == 0);
    fh_body *const body = fh_body_of(world, carrier);
    const fh_moved still = {.turns = 0};
    if (body == NULL) return FH_ERR_ID;
    if (!fh_has_room(body->bounds, motion, &still)) return FH_ERR_RANGE;
    if (world->is.near_capacity < world->count) return FH_ERR_FULL;
    taken t = {world, fh_place_of(carrier), motion, carry, false, false};
    take_all(&t);
    for (size_t i = 0; i < carry->count; i++)
        if (!fh_has_room(fh_body_of(world, carry->bodies[i].id)->bounds, motion, &still))
            return FH_ERR_RANGE;
    if (t.full) return FH_ERR_FULL;
    sort_foremost_first(world, carry, motion);
    body->is.shape = fh_shape_moved(body->is.shape, motion);
    fh_grid_relink(world, t.carrier, fh_shape_bounds(&body->is.shape));
    all_go(&t);
    for (size_t i = 0; i < carry->count; i++)
        get_clear(&t, &carry->bodies[i]);
    return FH_OK;
}
