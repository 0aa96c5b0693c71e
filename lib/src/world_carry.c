/* A body of a world takes others along. */
#include "boxes.h"
#include "fixhit/contact.h"
#include "wide.h"
#include "world_move.h"

/* Those that are taken along so far. Until all are known, `travel` is how far each is to go. */
typedef struct taken {
    fh_world *world;
    unsigned carrier;
    fh_carry *list;
    bool full;
} taken;

static bool is_taken(const taken *t, fh_id id)
{
    for (size_t i = 0; i < t->list->count; i++)
        if (t->list->bodies[i].id == id) return true;
    return false;
}

static void take(taken *t, fh_id id, fh_vec travel, bool pushed)
{
    if (t->list->count == t->list->capacity)
        t->full = true;
    else
        t->list->bodies[t->list->count++] = (fh_carried){id, travel, pushed, false};
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
        if (other == place || other == t->carrier || fh_response_to(w, other, place) < FH_SLIDE ||
            is_taken(t, id))
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

/* As far as it is to go or can, and out of the carrier, but not through it. */
static FH_NOINLINE void take_along(const taken *t, fh_vec motion, fh_carried *c)
{
    const fh_shape *const carrier = &t->world->is.bodies[t->carrier].is.shape;
    const unsigned place = fh_place_of(c->id);
    const fh_shape *const shape = &t->world->is.bodies[place].is.shape;
    fh_moved moved = {.turns = 0};
    fh_contact contact;
    (void)fh_move_at(t->world, place, t->carrier, c->travel, &moved);
    c->travel = moved.travel;
    if (fh_contact_shapes(shape, carrier, &contact) && fh_dot(contact.push, motion) > 0 &&
        fh_has_room(t->world->is.bodies[place].bounds, contact.push, &moved)) {
        (void)fh_move_at(t->world, place, t->carrier, contact.push, &moved);
        c->travel = fh_shifted(c->travel, moved.travel);
    }
    c->crushed = fh_overlap(shape, carrier);
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
    taken t = {world, fh_place_of(carrier), carry, false};
    carry->count = 0;
    take_from(&t, t.carrier, motion, true);
    for (size_t i = 0; i < carry->count; i++)
        take_from(&t, fh_place_of(carry->bodies[i].id), carry->bodies[i].travel,
                  carry->bodies[i].pushed);
    for (size_t i = 0; i < carry->count; i++)
        if (!fh_has_room(fh_body_of(world, carry->bodies[i].id)->bounds, motion, &still))
            return FH_ERR_RANGE;
    if (t.full) return FH_ERR_FULL;
    sort_foremost_first(world, carry, motion);
    body->is.shape = fh_shape_moved(body->is.shape, motion);
    fh_grid_relink(world, t.carrier, fh_shape_bounds(&body->is.shape));
    for (size_t i = 0; i < carry->count; i++)
        take_along(&t, motion, &carry->bodies[i]);
    return FH_OK;
}
