#include "small.h"

fh_world *small_start(small_world *s)
{
    const fh_world_config config = {.bodies = s->bodies,
                                    .capacity = SMALL_BODIES,
                                    .buckets = s->buckets,
                                    .bucket_count = 4,
                                    .near = s->near,
                                    .near_capacity = SMALL_BODIES,
                                    .pairs = s->pairs,
                                    .pair_capacity = SMALL_PAIRS,
                                    .cell = 8};
    return fh_world_init(&s->world, &config) == FH_OK ? &s->world : NULL;
}

static fh_id add(fh_world *w, fh_layers layer, fh_shape shape)
{
    fh_body_config body = {.shape = shape, .layers = layer};
    fh_id id = 0;
    if (layer == HERO || layer == CRATE) {
        body.slides = WALL | CRATE;
        body.passes = COIN;
    }
    if (layer == COIN) body.watches = HERO;
    return fh_world_add(w, &body, &id) == FH_OK ? id : 0;
}

fh_id small_box(fh_world *w, fh_layers layer, fix16_t left, fix16_t top, fix16_t right,
                fix16_t bottom)
{
    return add(w, layer, (fh_shape){.kind = FH_RECT, .as.rect = {left, top, right, bottom}});
}

fh_id small_circle(fh_world *w, fh_layers layer, fix16_t x, fix16_t y, fix16_t radius)
{
    return add(w, layer, (fh_shape){.kind = FH_CIRCLE, .as.circle = {{x, y}, radius}});
}
