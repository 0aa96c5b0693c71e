/* What of a world is at a place, on a ray, and nearest to a point. */
#include "bodies.h"
#include "boxes.h"
#include "fixhit/cast.h"
#include "require.h"

static bool is_in_limit(fh_vec v)
{
    return FH_LIMITED(v.x) && FH_LIMITED(v.y);
}

fh_status fh_world_query(const fh_world *world, const fh_shape *shape, fh_layers layers, fh_id *ids,
                         size_t capacity, size_t *count)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(ids != NULL || capacity == 0);
    FH_ASSERT(count != NULL);
    const fh_status status = fh_shape_check(shape);
    if (status != FH_OK) return status;
    const size_t near = fh_grid_near(world, fh_shape_bounds(shape), layers);
    if (near > world->is.near_capacity) return FH_ERR_FULL;
    *count = 0;
    for (size_t i = 0; i < near; i++) {
        const unsigned place = world->is.near[i];
        if (!fh_touch(shape, &world->is.bodies[place].is.shape)) continue;
        if (*count < capacity) ids[*count] = fh_id_of(world, place);
        ++*count;
    }
    return FH_OK;
}

/* Is the ray stopped later by a than by b? Where t is the same, how far it gets tells. */
static bool is_later(const fh_hit *a, const fh_hit *b, fh_vec motion)
{
    return a->t != b->t ? a->t > b->t : fh_dot(a->travel, motion) > fh_dot(b->travel, motion);
}

/* Bodies come in the order of their places. */
static void insert_hit(fh_world_hit *hits, size_t capacity, size_t count, fh_vec motion,
                       const fh_world_hit *hit)
{
    size_t at = count < capacity ? count : capacity;
    for (; at > 0 && is_later(&hits[at - 1].hit, &hit->hit, motion); at--) /* capacity at most */
        if (at < capacity) hits[at] = hits[at - 1];
    if (at < capacity) hits[at] = *hit;
}

fh_status fh_world_cast(const fh_world *world, fh_vec from, fh_vec motion, fh_layers layers,
                        fh_world_hit *hits, size_t capacity, size_t *count)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(hits != NULL || capacity == 0);
    FH_ASSERT(count != NULL);
    if (!is_in_limit(from) || !is_in_limit(motion)) return FH_ERR_RANGE;
    const size_t near = fh_grid_near(world, fh_box_of(from, fh_shifted(from, motion)), layers);
    if (near > world->is.near_capacity) return FH_ERR_FULL;
    *count = 0;
    for (size_t i = 0; i < near; i++) {
        const unsigned place = world->is.near[i];
        fh_world_hit hit = {.id = fh_id_of(world, place), .response = FH_PASS};
        if (fh_cast(from, motion, &world->is.bodies[place].is.shape, &hit.hit))
            insert_hit(hits, capacity, (*count)++, motion, &hit);
    }
    return FH_OK;
}

static bool reaches(const fh_world *w, unsigned place, fh_vec point, fix16_t distance)
{
    const fh_shape around = {.kind = FH_CIRCLE, .as.circle = {point, distance}};
    return fh_touch(&around, &w->is.bodies[place].is.shape);
}

/* The least distance within which the body is; it is within `most`, and not below `least`. */
static fix16_t distance_of(const fh_world *w, unsigned place, fh_vec point, fix16_t least,
                           fix16_t most)
{
    while (least < most) { /* 30 at most */
        const fix16_t middle = least + (most - least) / 2;
        if (reaches(w, place, point, middle))
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

/* The nearest of those in world->is.near, if it is within *distance; none is nearer than `least`. */
static fh_id nearest_of(const fh_world *w, size_t near, fh_vec point, fix16_t least,
                        fix16_t *distance)
{
    fh_id nearest = 0;
    for (size_t i = 0; i < near && (nearest == 0 || *distance > least); i++) {
        const unsigned place = w->is.near[i];
        const fix16_t most = nearest == 0 ? *distance : *distance - 1;
        if (!reaches(w, place, point, most)) continue;
        *distance = distance_of(w, place, point, least, most);
        nearest = fh_id_of(w, place);
    }
    return nearest;
}

fh_status fh_world_nearest(const fh_world *world, fh_vec point, fh_layers layers, fix16_t within,
                           fh_id *id, fix16_t *distance)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(id != NULL);
    FH_ASSERT(distance != NULL);
    if (!is_in_limit(point) || within < 0 || within > FH_LIMIT) return FH_ERR_RANGE;
    fix16_t least = 0, most = world->is.cell;
    *id = 0;
    do { /* 30 at most: the distance doubles */
        if (most > within) most = within;
        const fh_rect box = {point.x - most, point.y - most, point.x + most, point.y + most};
        const size_t near = fh_grid_near(world, box, layers);
        if (near > world->is.near_capacity) return FH_ERR_FULL;
        fix16_t found = most;
        *id = nearest_of(world, near, point, least, &found);
        if (*id != 0) *distance = found;
        least = most + 1;
        most *= 2;
    } while (*id == 0 && least <= within);
    return FH_OK;
}
