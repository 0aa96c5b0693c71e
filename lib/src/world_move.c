/* A body of a world moves. */
#include "world_move.h"

#include "first.h"
#include "require.h"
#include "shift.h"
#include "way.h"

/* A stretch of the way: the mover as it stands, and the bodies that are near, in world->is.near. */
typedef struct stretch {
    const fh_world *world;
    unsigned place;
    unsigned but;    /* a body that does not count, or FH_NOWHERE */
    fh_shape *shape; /* the mover's own */
    fh_rect bounds;  /* its, now */
    fh_vec motion;
    fh_rect swept;  /* what the mover comes to overlap has its bounds touch this box */
    fh_rect looked; /* the box that was looked into */
    size_t near;    /* how many were there */
} stretch;

/* No box touches it. */
static const fh_rect nowhere = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
static const fh_rect everywhere = {INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX};

static uint32_t layers_met(const fh_world *w, unsigned place)
{
    const fh_body_config *const m = &w->is.bodies[place].is;
    if (w->is.filter != NULL) return FH_ANY_LAYER;
    return (uint32_t)(m->stops | m->slides | m->bounces | m->passes);
}

/* A unit less to each side, so that what only touches is not in it. */
static fh_rect swept_by(const fh_rect *box, fh_vec motion)
{
    return (fh_rect){fh_plus(box->left, motion.x < 0 ? motion.x : 0) + 1,
                     fh_plus(box->top, motion.y < 0 ? motion.y : 0) + 1,
                     fh_plus(box->right, motion.x > 0 ? motion.x : 0) - 1,
                     fh_plus(box->bottom, motion.y > 0 ? motion.y : 0) - 1};
}

static bool is_within(const fh_rect *inner, const fh_rect *outer)
{
    return inner->left >= outer->left && inner->right <= outer->right && inner->top >= outer->top &&
           inner->bottom <= outer->bottom;
}

/* Are they more than there is room for? */
static bool is_full(const stretch *s)
{
    return s->near > s->world->is.near_capacity;
}

/* For the motion from here; a slide along a wall stays in the box that was looked into before. */
static bool look_around(stretch *s, fh_vec motion)
{
    s->motion = motion;
    s->swept = swept_by(&s->bounds, motion);
    if (is_within(&s->swept, &s->looked)) return !is_full(s);
    s->looked = s->swept;
    s->near = fh_grid_near(s->world, s->swept, layers_met(s->world, s->place));
    return !is_full(s);
}

static void shift(stretch *s, fh_vec by)
{
    fh_shift_shape(s->shape, by);
    s->bounds = (fh_rect){fh_plus(s->bounds.left, by.x), fh_plus(s->bounds.top, by.y),
                          fh_plus(s->bounds.right, by.x), fh_plus(s->bounds.bottom, by.y)};
}

static const fh_shape *shape_at(const stretch *s, size_t i)
{
    return &s->world->is.bodies[s->world->is.near[i]].is.shape;
}

static fh_response response_at(const stretch *s, size_t i)
{
    const unsigned other = s->world->is.near[i];
    if (!fh_boxes_touch(&s->world->is.bodies[other].bounds, &s->swept) || other == s->place ||
        other == s->but)
        return FH_IGNORE;
    return fh_response_to(s->world, s->place, other);
}

static bool is_free(const void *obstacles, fh_vec travel)
{
    const stretch *const s = obstacles;
    const fh_shape moved = fh_shape_moved(*s->shape, travel);
    for (size_t i = 0; i < s->near; i++)
        if (response_at(s, i) > FH_PASS && fh_overlap(&moved, shape_at(s, i))) return false;
    return true;
}

/* The first that does not let it pass, and how far it goes to there. */
static bool meet(const stretch *s, fh_world_hit *out)
{
    fh_first first = {.found = false};
    for (size_t i = 0; i < s->near; i++) {
        fh_hit hit;
        if (response_at(s, i) <= FH_PASS || !fh_sweep(s->shape, s->motion, shape_at(s, i), &hit))
            continue;
        fh_first_takes(&first, s->shape, s->motion, s->world->is.near[i], shape_at(s, i), false,
                       &hit);
    }
    if (!first.found) return false;
    const unsigned other = first.id;
    *out = (fh_world_hit){fh_id_of(s->world, other), fh_response_to(s->world, s->place, other),
                          first.hit};
    if (!out->hit.inside && s->near > 1 && !is_free(s, out->hit.travel))
        fh_stop_clear(s->motion, &out->hit, is_free, s);
    return true;
}

static void record(fh_moved *moved, const fh_world_hit *hit)
{
    for (size_t i = 0; i < moved->count; i++)
        if (moved->hits[i].id == hit->id && moved->hits[i].response == hit->response) return;
    if (moved->count < moved->capacity)
        moved->hits[moved->count++] = *hit;
    else
        moved->truncated = true;
}

/* What it goes through on this travel. */
static void pass(stretch *s, fh_vec travel, fh_moved *moved)
{
    for (size_t i = 0; i < s->near; i++) {
        if (response_at(s, i) != FH_PASS) continue;
        fh_world_hit hit = {.id = fh_id_of(s->world, s->world->is.near[i]), .response = FH_PASS};
        if (fh_sweep(s->shape, travel, shape_at(s, i), &hit.hit)) record(moved, &hit);
    }
}

/* The shortest way past the end of a wall or ceiling that stopped it squarely; false where there is none that the
 * nudge allows. Floors are stood on. */
static bool way_past(const fh_shape *mover, const fh_shape *obstacle, fh_vec normal, fix16_t nudge,
                     fh_vec *aside)
{
    const fh_rect m = fh_shape_bounds(mover), o = fh_shape_bounds(obstacle);
    const bool wall = normal.y == 0;
    if (!wall && (normal.x != 0 || normal.y < 0)) return false;
    const fix16_t back = wall ? fh_minus(m.bottom, o.top) : fh_minus(m.right, o.left);
    const fix16_t on = wall ? fh_minus(o.bottom, m.top) : fh_minus(o.right, m.left);
    const fix16_t by = back <= on ? fh_minus(0, back) : on;
    *aside = wall ? (fh_vec){0, by} : (fh_vec){by, 0};
    return (back <= on ? back : on) <= nudge;
}

/* Could it go on if it first went aside? Nothing may be in the way there. Looks elsewhere than the stretch did. */
static FH_NOINLINE bool gets_by(stretch *s, fh_vec rest, fh_vec normal, fh_vec aside)
{
    stretch t = *s;
    fh_world_hit hit;
    bool goes_on = false;
    if (look_around(&t, aside) && !meet(&t, &hit)) {
        shift(&t, aside);
        goes_on = look_around(&t, rest) &&
                  (!meet(&t, &hit) || (normal.y == 0 ? hit.hit.travel.x : hit.hit.travel.y) != 0);
        fh_shift_shape(t.shape, fh_reversed(aside));
    }
    s->near = t.near;
    s->looked = nowhere;
    return goes_on;
}

/* Past what stopped it, if a nudge does it, with the rest of its motion. Without room to find out it is
 * true too, and the next look around has none. */
static FH_NOINLINE bool nudged(stretch *s, fh_way *way, const fh_world_hit *met, fh_moved *moved)
{
    const fh_vec rest = fh_from_to(met->hit.travel, way->motion), normal = met->hit.normal;
    const fh_shape *const obstacle = &fh_body_of(s->world, met->id)->is.shape;
    fh_vec aside;
    if (way->slides == 0 || !way_past(s->shape, obstacle, normal, moved->nudge, &aside))
        return false;
    const bool goes_by = gets_by(s, rest, normal, aside) && look_around(s, aside);
    if (is_full(s)) s->looked = everywhere;
    if (!goes_by) return is_full(s);
    way->slides--;
    way->motion = rest;
    pass(s, aside, moved);
    shift(s, aside);
    moved->travel = fh_shifted(moved->travel, aside);
    return true;
}

/* What it does at what it met; false where the move ends. */
static bool respond(stretch *s, fh_way *way, const fh_world_hit *met, fh_moved *moved)
{
    const fh_vec travel = met->hit.travel, normal = met->hit.normal;
    const bool resting = fh_is_zero(travel);
    if (moved->nudge > 0 && !met->hit.inside && nudged(s, way, met, moved)) return true;
    record(moved, met);
    moved->sides |= fh_side_of(normal);
    moved->inside = met->hit.inside;
    if (met->hit.inside || met->response == FH_STOP || !fh_way_turns(way, resting)) return false;
    return met->response == FH_BOUNCE ? fh_way_bounces(way, travel, normal)
                                      : fh_way_slides(way, travel, resting, normal);
}

fh_status fh_move_at(fh_world *world, unsigned place, unsigned but, fh_vec motion, fh_moved *moved)
{
    fh_body *const body = &world->is.bodies[place];
    stretch s = {.world = world,
                 .place = place,
                 .but = but,
                 .shape = &body->is.shape,
                 .bounds = body->bounds,
                 .looked = nowhere};
    fh_way way = fh_way_of(motion, moved->turns);
    bool goes_on;
    moved->travel = (fh_vec){0, 0};
    moved->sides = 0;
    moved->count = 0;
    moved->truncated = moved->inside = false;
    do { /* turns + FH_RESTS + 1 at most */
        fh_world_hit hit;
        if (!look_around(&s, way.motion)) {
            fh_shift_shape(s.shape, fh_reversed(moved->travel));
            return FH_ERR_FULL;
        }
        const bool met = meet(&s, &hit);
        const fh_vec travel = met ? hit.hit.travel : way.motion;
        if (!fh_way_goes(&way, travel)) break;
        pass(&s, travel, moved);
        shift(&s, travel);
        moved->travel = fh_shifted(moved->travel, travel);
        goes_on = met && respond(&s, &way, &hit, moved);
    } while (goes_on);
    fh_grid_relink(world, place, s.bounds);
    return FH_OK;
}

bool fh_has_room(fh_rect bounds, fh_vec motion, const fh_moved *moved)
{
    if (!FH_LIMITED(motion.x) || !FH_LIMITED(motion.y) || !FH_LIMITED(moved->nudge)) return false;
    const uint64_t nudges =
        moved->nudge > 0 ? fh_multiply((uint32_t)moved->nudge, moved->turns) : 0;
    return nudges <= FH_LIMIT && fh_way_has_room(bounds, motion, (fix16_t)nudges);
}

fh_status fh_world_move(fh_world *world, fh_id id, fh_vec motion, fh_moved *moved)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(moved != NULL);
    FH_ASSERT(moved->hits != NULL || moved->capacity == 0);
    const fh_body *const body = fh_body_of(world, id);
    if (body == NULL) return FH_ERR_ID;
    if (!fh_has_room(body->bounds, motion, moved)) return FH_ERR_RANGE;
    return fh_move_at(world, fh_place_of(id), FH_NOWHERE, motion, moved);
}
