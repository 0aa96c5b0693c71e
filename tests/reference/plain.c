/*
 * Of the library it shares every pair's own answer (fh_touch, fh_overlap, fh_sweep, fh_cast), which tests/oracle
 * checks, and two files: first.h, which of several is met first and where the mover then is free, and way.h, how a
 * move goes on. Both would be wrong here as they are there. So what a comparison with this world tests is who is
 * looked at, in which order, and what is told; reference.c asks by itself whether the first was the earliest.
 */
#include "plain.h"

#include "../../lib/src/first.h"
#include "../../lib/src/way.h"

static unsigned place_of(fh_id id)
{
    return (id & 0xFFFF) - 1U;
}

void plain_add(plain_world *w, fh_id id, const fh_body_config *body)
{
    size_t at = w->count++;
    for (; at > 0 && place_of(w->bodies[at - 1].id) > place_of(id); at--)
        w->bodies[at] = w->bodies[at - 1];
    w->bodies[at] = (plain_body){id, *body};
}

void plain_remove(plain_world *w, fh_id id)
{
    size_t kept = 0;
    for (size_t i = 0; i < w->count; i++)
        if (w->bodies[i].id != id) w->bodies[kept++] = w->bodies[i];
    w->count = kept;
}

fh_response plain_response(const fh_body_config *mover, const fh_body_config *other)
{
    if (mover->stops & other->layers) return FH_STOP;
    if (mover->slides & other->layers) return FH_SLIDE;
    if (mover->bounces & other->layers) return FH_BOUNCE;
    return mover->passes & other->layers ? FH_PASS : FH_IGNORE;
}

typedef struct mover {
    const plain_world *world;
    size_t which;
} mover;

static fh_response response_of(const mover *m, size_t other)
{
    return other == m->which
               ? FH_IGNORE
               : plain_response(&m->world->bodies[m->which].is, &m->world->bodies[other].is);
}

static bool is_free(const void *context, fh_vec travel)
{
    const mover *const m = context;
    const fh_shape moved = fh_shape_moved(m->world->bodies[m->which].is.shape, travel);
    for (size_t i = 0; i < m->world->count; i++)
        if (response_of(m, i) > FH_PASS && fh_overlap(&moved, &m->world->bodies[i].is.shape))
            return false;
    return true;
}

bool plain_is_free(const plain_world *w, size_t which)
{
    const mover m = {w, which};
    return is_free(&m, (fh_vec){0, 0});
}

static bool meet(const mover *m, fh_vec motion, fh_world_hit *out)
{
    const fh_shape *const shape = &m->world->bodies[m->which].is.shape;
    fh_first first = {.found = false};
    for (size_t i = 0; i < m->world->count; i++) {
        const fh_shape *const other = &m->world->bodies[i].is.shape;
        fh_hit hit;
        if (response_of(m, i) > FH_PASS && fh_sweep(shape, motion, other, &hit))
            fh_first_takes(&first, shape, motion, (uint32_t)i, other, false, &hit);
    }
    if (!first.found) return false;
    *out = (fh_world_hit){m->world->bodies[first.id].id, response_of(m, first.id), first.hit};
    if (!first.hit.inside && !is_free(m, first.hit.travel))
        fh_stop_clear(motion, &out->hit, is_free, m);
    return true;
}

static void record(fh_moved *moved, const fh_world_hit *hit)
{
    for (size_t i = 0; i < moved->count; i++)
        if (moved->hits[i].id == hit->id && moved->hits[i].response == hit->response) return;
    if (moved->count == moved->capacity)
        moved->truncated = true;
    else
        moved->hits[moved->count++] = *hit;
}

static void pass(const mover *m, fh_vec travel, fh_moved *moved)
{
    for (size_t i = 0; i < m->world->count; i++) {
        fh_world_hit hit = {.id = m->world->bodies[i].id, .response = FH_PASS};
        if (response_of(m, i) == FH_PASS && fh_sweep(&m->world->bodies[m->which].is.shape, travel,
                                                     &m->world->bodies[i].is.shape, &hit.hit))
            record(moved, &hit);
    }
}

void plain_move(plain_world *w, size_t which, fh_vec motion, fh_moved *moved)
{
    const mover m = {w, which};
    fh_way way = fh_way_of(motion, moved->turns);
    moved->travel = (fh_vec){0, 0};
    moved->sides = 0;
    moved->count = 0;
    moved->truncated = moved->inside = false;
    for (;;) {
        fh_world_hit hit;
        const bool met = meet(&m, way.motion, &hit);
        const fh_vec travel = met ? hit.hit.travel : way.motion;
        if (!fh_way_goes(&way, travel)) return;
        pass(&m, travel, moved);
        w->bodies[which].is.shape = fh_shape_moved(w->bodies[which].is.shape, travel);
        moved->travel = fh_vec_moved(moved->travel, travel);
        if (!met) return;
        record(moved, &hit);
        moved->sides |= fh_side_of(hit.hit.normal);
        moved->inside = hit.hit.inside;
        if (hit.hit.inside || hit.response == FH_STOP || !fh_way_turns(&way, fh_is_zero(travel)))
            return;
        if (!(hit.response == FH_BOUNCE
                  ? fh_way_bounces(&way, travel, hit.hit.normal)
                  : fh_way_slides(&way, travel, fh_is_zero(travel), hit.hit.normal)))
            return;
    }
}

size_t plain_query(const plain_world *w, const fh_shape *shape, fh_layers layers, fh_id *ids,
                   size_t capacity)
{
    size_t count = 0;
    for (size_t i = 0; i < w->count; i++) {
        if ((w->bodies[i].is.layers & layers) == 0 || !fh_touch(shape, &w->bodies[i].is.shape))
            continue;
        if (count < capacity) ids[count] = w->bodies[i].id;
        count++;
    }
    return count;
}

static bool is_earlier(const fh_hit *a, const fh_hit *b, fh_vec motion)
{
    return a->t < b->t || (a->t == b->t && fh_dot(a->travel, motion) < fh_dot(b->travel, motion));
}

/* Again and again the best of those that are left. */
size_t plain_cast(const plain_world *w, fh_vec from, fh_vec motion, fh_layers layers,
                  fh_world_hit *hits, size_t capacity)
{
    fh_world_hit all[PLAIN_ROOM];
    size_t count = 0;
    for (size_t i = 0; i < w->count; i++) {
        all[count] = (fh_world_hit){.id = w->bodies[i].id, .response = FH_PASS};
        if ((w->bodies[i].is.layers & layers) != 0 &&
            fh_cast(from, motion, &w->bodies[i].is.shape, &all[count].hit))
            count++;
    }
    bool taken[PLAIN_ROOM] = {false};
    for (size_t n = 0; n < count && n < capacity; n++) {
        size_t best = count;
        for (size_t i = 0; i < count; i++)
            if (!taken[i] && (best == count || is_earlier(&all[i].hit, &all[best].hit, motion)))
                best = i;
        taken[best] = true;
        hits[n] = all[best];
    }
    return count;
}

fh_id plain_nearest(const plain_world *w, fh_vec point, fh_layers layers, fix16_t within,
                    fix16_t *distance)
{
    for (*distance = 0; *distance <= within; ++*distance) {
        const fh_shape around = {.kind = FH_CIRCLE, .as.circle = {point, *distance}};
        fh_id id;
        if (plain_query(w, &around, layers, &id, 1) > 0) return id;
    }
    return 0;
}

void plain_begin_update(plain_world *w)
{
    w->told_count = 0;
}

void plain_tell(plain_world *w, fh_event event, fh_id watcher, fh_id other)
{
    w->told[w->told_count].event = event;
    w->told[w->told_count].watcher = watcher;
    w->told[w->told_count++].other = other;
}

static bool was_told(const plain_world *w, fh_event event, fh_id watcher, fh_id other)
{
    size_t times = 0;
    for (size_t i = 0; i < w->told_count; i++)
        times +=
            w->told[i].event == event && w->told[i].watcher == watcher && w->told[i].other == other;
    return times == 1;
}

static const plain_body *body_at(const plain_world *w, unsigned place)
{
    for (size_t i = 0; i < w->count; i++)
        if (place_of(w->bodies[i].id) == place) return &w->bodies[i];
    return NULL;
}

/* Of the two that were at these places, and of the two that are. */
static bool check_pair(plain_world *w, unsigned i, unsigned k, size_t *events)
{
    const plain_body *const a = body_at(w, i), *const b = body_at(w, k);
    const bool same = a != NULL && b != NULL && a->id == w->was[i] && b->id == w->was[k];
    const bool were = w->were[i][k];
    const bool are = a != NULL && b != NULL && a != b && (a->is.watches & b->is.layers) != 0 &&
                     fh_overlap(&a->is.shape, &b->is.shape);
    bool good = true;
    if (were && !(same && are)) {
        good = good && was_told(w, FH_END, w->was[i], w->was[k]);
        w->ended++;
        ++*events;
    }
    if (are) {
        const fh_event event = were && same ? FH_STAY : FH_BEGIN;
        good = good && was_told(w, event, a->id, b->id);
        w->begun += event == FH_BEGIN;
        ++*events;
    }
    w->were[i][k] = are;
    return good;
}

/* By the place, and of one place the older first. */
static uint32_t rank_of(fh_id id)
{
    return id << 16 | id >> 16;
}

bool plain_end_update(plain_world *w)
{
    bool good = true;
    size_t events = 0;
    for (unsigned i = 0; i < PLAIN_ROOM; i++)
        for (unsigned k = 0; k < PLAIN_ROOM; k++)
            good = check_pair(w, i, k, &events) && good;
    for (unsigned i = 0; i < PLAIN_ROOM; i++)
        w->was[i] = body_at(w, i) != NULL ? body_at(w, i)->id : 0;
    for (size_t i = 1; i < w->told_count; i++) { /* in order */
        const uint32_t a = rank_of(w->told[i - 1].watcher), b = rank_of(w->told[i].watcher);
        const uint32_t c = rank_of(w->told[i - 1].other), d = rank_of(w->told[i].other);
        good = good && (a < b || (a == b && c < d));
    }
    return good && events == w->told_count;
}

static const fh_carried *carried(const fh_carry *carry, fh_id id)
{
    for (size_t i = 0; i < carry->count; i++)
        if (carry->bodies[i].id == id) return &carry->bodies[i];
    return NULL;
}

static bool rests_on(const fh_shape *upper, const fh_shape *lower)
{
    fh_hit hit;
    return fh_sweep(upper, (fh_vec){0, 1}, lower, &hit) && !hit.inside &&
           (fh_side_of(hit.normal) & FH_DOWN) != 0;
}

/* Who is next to the carrier, is stopped by it, and rests on it or is in its way, is taken. */
static bool is_to_be_taken(const plain_world *w, size_t carrier, size_t other, fh_vec motion)
{
    const fh_body_config *const c = &w->bodies[carrier].is, *const o = &w->bodies[other].is;
    fh_hit hit;
    if (other == carrier || plain_response(o, c) < FH_SLIDE) return false;
    return rests_on(&o->shape, &c->shape) ||
           (fh_sweep(&c->shape, motion, &o->shape, &hit) && !hit.inside);
}

/* Free of all that stayed where it was? What was taken along can run into what does not stop it. */
static bool is_free_of_others(const plain_world *w, size_t which, size_t carrier,
                              const fh_carry *carry)
{
    const mover m = {w, which};
    for (size_t i = 0; i < w->count; i++)
        if (i != carrier && carried(carry, w->bodies[i].id) == NULL &&
            response_of(&m, i) > FH_PASS &&
            fh_overlap(&w->bodies[which].is.shape, &w->bodies[i].is.shape))
            return false;
    return true;
}

/* Is this shape the other one, moved? */
static bool is_moved(const fh_shape *now, const fh_shape *was, fh_vec by)
{
    const fh_rect a = fh_shape_bounds(now), b = fh_shape_bounds(was);
    return a.left == b.left + by.x && a.top == b.top + by.y && a.right == b.right + by.x &&
           a.bottom == b.bottom + by.y;
}

bool plain_carried(plain_world *w, const fh_world *world, size_t carrier, fh_vec motion,
                   const fh_carry *carry)
{
    bool good = true, was_free[PLAIN_ROOM];
    for (size_t i = 0; i < w->count; i++) {
        was_free[i] = plain_is_free(w, i);
        good = good &&
               (!is_to_be_taken(w, carrier, i, motion) || carried(carry, w->bodies[i].id) != NULL);
    }
    for (size_t i = 0; i < w->count; i++) {
        plain_body *const body = &w->bodies[i];
        const fh_carried *const c = carried(carry, body->id);
        const fh_shape now = fh_world_body(world, body->id)->shape;
        const fh_vec by = i == carrier ? motion : c != NULL ? c->travel : (fh_vec){0, 0};
        good = good && is_moved(&now, &body->is.shape, by);
        body->is.shape = now;
    }
    for (size_t i = 0; i < w->count; i++) {
        const fh_carried *const c = carried(carry, w->bodies[i].id);
        if (c == NULL) continue;
        const bool crushed = fh_overlap(&w->bodies[i].is.shape, &w->bodies[carrier].is.shape);
        good = good && c->crushed == crushed &&
               (!was_free[i] || is_free_of_others(w, i, carrier, carry));
    }
    return good;
}
