/* A world's bodies: which there are, and where they stand. */
#include "bodies.h"
#include "exact.h"

static bool is_power_of_two(uint32_t v)
{
    return v != 0 && (v & (v - 1)) == 0;
}

fh_status fh_world_init(fh_world *world, const fh_world_config *config)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(config != NULL);
    FH_ASSERT(config->bodies != NULL && config->buckets != NULL && config->near != NULL);
    FH_ASSERT(config->pairs != NULL || config->pair_capacity == 0);
    if (config->capacity == 0 || config->capacity >= FH_NOWHERE || config->cell <= 0 ||
        !is_power_of_two((uint32_t)config->cell) || config->bucket_count > UINT32_MAX ||
        !is_power_of_two((uint32_t)config->bucket_count))
        return FH_ERR_RANGE;
    world->is = *config;
    world->count = world->pair_count = world->used = 0;
    world->free = world->watchers = FH_NOWHERE;
    fh_grid_clear(world);
    return FH_OK;
}

static unsigned take_place(fh_world *w)
{
    if (w->free == FH_NOWHERE) {
        w->is.bodies[w->used].generation = 0;
        return (unsigned)w->used++;
    }
    const unsigned place = w->free;
    w->free = w->is.bodies[place].next;
    return place;
}

/* The link to this place, or to the first beyond it, in the chain of those that watch. */
static uint16_t *watcher_link(fh_world *w, unsigned place)
{
    uint16_t *link = &w->watchers;
    while (*link < place) /* as many as watch, at most: the end is the greatest */
        link = &w->is.bodies[*link].next_watcher;
    return link;
}

/* Beside what makes a shape one: a polygon's `at` may be anywhere, but it has to go all over LIMIT. */
static fh_status check(const fh_shape *shape)
{
    const fh_status status = fh_shape_check(shape);
    if (status != FH_OK || shape->kind != FH_POLYGON) return status;
    const fh_vec at = shape->as.polygon.at;
    const uint32_t most = 2 * (uint32_t)FH_LIMIT;
    return fh_size(at.x) < most && fh_size(at.y) < most ? FH_OK : FH_ERR_RANGE;
}

fh_status fh_world_add(fh_world *world, const fh_body_config *config, fh_id *id)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(config != NULL);
    FH_ASSERT(id != NULL);
    const fh_status status = check(&config->shape);
    if (status != FH_OK) return status;
    if (world->count == world->is.capacity) return FH_ERR_FULL;
    const unsigned place = take_place(world);
    world->is.bodies[place].is = *config;
    fh_grid_link(world, place, fh_shape_bounds(&config->shape));
    if (config->watches != 0) {
        uint16_t *const link = watcher_link(world, place);
        world->is.bodies[place].next_watcher = *link;
        *link = (uint16_t)place;
    }
    world->count++;
    *id = fh_id_of(world, place);
    return FH_OK;
}

fh_status fh_world_remove(fh_world *world, fh_id id)
{
    FH_ASSERT(world != NULL);
    fh_body *const body = fh_body_of(world, id);
    if (body == NULL) return FH_ERR_ID;
    fh_grid_unlink(world, fh_place_of(id));
    if (body->is.watches != 0) *watcher_link(world, fh_place_of(id)) = body->next_watcher;
    body->level = FH_NO_LEVEL;
    body->generation++;
    body->next = world->free;
    world->free = (uint16_t)fh_place_of(id);
    world->count--;
    return FH_OK;
}

fh_status fh_world_place(fh_world *world, fh_id id, const fh_shape *shape)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(shape != NULL);
    fh_body *const body = fh_body_of(world, id);
    if (body == NULL) return FH_ERR_ID;
    const fh_status status = check(shape);
    if (status != FH_OK) return status;
    body->is.shape = *shape;
    fh_grid_relink(world, fh_place_of(id), fh_shape_bounds(shape));
    return FH_OK;
}

const fh_body_config *fh_world_body(const fh_world *world, fh_id id)
{
    FH_ASSERT(world != NULL);
    const fh_body *const body = fh_body_of(world, id);
    return body != NULL ? &body->is : NULL;
}

void fh_world_each(fh_world *world, void (*visit)(void *context, fh_id id), void *context)
{
    FH_ASSERT(world != NULL);
    FH_ASSERT(visit != NULL);
    for (unsigned place = 0; place < world->used; place++)
        if (world->is.bodies[place].level != FH_NO_LEVEL) visit(context, fh_id_of(world, place));
}
