/* Whether a shape is one. */
#include "fixhit/polygon.h"
#include "fixhit/shape.h"
#include "require.h"

static bool is_limited(fh_vec p, fix16_t radius)
{
    return radius <= FH_LIMIT && -FH_LIMIT + radius <= p.x && p.x <= FH_LIMIT - radius &&
           -FH_LIMIT + radius <= p.y && p.y <= FH_LIMIT - radius;
}

static fh_status check_round(fh_vec a, fh_vec b, fix16_t radius)
{
    if (radius < 0) return FH_ERR_SHAPE;
    return is_limited(a, radius) && is_limited(b, radius) ? FH_OK : FH_ERR_RANGE;
}

static fh_status check_rect(const fh_rect *r)
{
    if (r->left > r->right || r->top > r->bottom) return FH_ERR_SHAPE;
    return check_round((fh_vec){r->left, r->top}, (fh_vec){r->right, r->bottom}, 0);
}

fh_status fh_shape_check(const fh_shape *shape)
{
    FH_ASSERT(shape != NULL);
    if ((FH_KINDS) != 63 && !FH_SERVES(shape->kind)) return FH_ERR_SHAPE;
    switch (shape->kind) {
    case FH_POINT:
        return check_round(shape->as.point, shape->as.point, 0);
    case FH_SEGMENT:
        return check_round(shape->as.segment.a, shape->as.segment.b, 0);
    case FH_CIRCLE:
        return check_round(shape->as.circle.center, shape->as.circle.center,
                           shape->as.circle.radius);
    case FH_CAPSULE:
        return check_round(shape->as.capsule.a, shape->as.capsule.b, shape->as.capsule.radius);
    case FH_RECT:
        return check_rect(&shape->as.rect);
    case FH_POLYGON:
        return fh_polygon_check(&shape->as.polygon);
    }
    return FH_ERR_SHAPE;
}
