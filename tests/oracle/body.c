#include "body.h"

#include <inttypes.h>
#include <stdio.h>

static spot spot_of(fh_vec v)
{
    return (spot){v.x, v.y};
}

body body_of_segment(fh_segment s)
{
    return (body){BODY_SEGMENT, {.segment = s}, 2, {spot_of(s.a), spot_of(s.b)}, 0};
}

body body_of_circle(fh_circle c)
{
    return (body){BODY_CIRCLE, {.circle = c}, 1, {spot_of(c.center)}, c.radius};
}

body body_of_capsule(fh_capsule c)
{
    return (body){BODY_CAPSULE, {.capsule = c}, 2, {spot_of(c.a), spot_of(c.b)}, c.radius};
}

body body_of_rect(fh_rect r)
{
    return (body){BODY_RECT,
                  {.rect = r},
                  4,
                  {{r.left, r.top}, {r.right, r.top}, {r.right, r.bottom}, {r.left, r.bottom}},
                  0};
}

body body_of_polygon(fh_polygon p)
{
    body b = {BODY_POLYGON, {.polygon = p}, p.count, {{0, 0}}, 0};
    for (int i = 0; i < p.count; i++)
        b.at[i] = (spot){(int64_t)p.vertices[i].x + p.at.x, (int64_t)p.vertices[i].y + p.at.y};
    return b;
}

static bool is_slanted(const body *b)
{
    return b->kind == BODY_SEGMENT || b->kind == BODY_CAPSULE || b->kind == BODY_POLYGON;
}

difference between(const body *mover, const body *obstacle)
{
    spot points[BODY_POINTS * BODY_POINTS], corners[2 * BODY_POINTS * BODY_POINTS];
    int count = 0;
    for (int i = 0; i < obstacle->points; i++)
        for (int k = 0; k < mover->points; k++)
            points[count++] = spot_less(obstacle->at[i], mover->at[k]);
    difference d = {.reach = mover->radius + obstacle->radius,
                    .boxed = mover->kind == BODY_RECT || obstacle->kind == BODY_RECT,
                    .slanted = is_slanted(mover) || is_slanted(obstacle)};
    d.corners = hull(points, count, corners);
    for (int i = 0; i < d.corners; i++)
        d.corner[i] = corners[i];
    return d;
}

bool has_inside(const difference *d)
{
    return d->corners >= 3 || d->reach > 0;
}

/* The body at two places and between them, doubled as the definition wants it. */
static core swept_core(const body *b, fh_vec from, fh_vec to)
{
    core c;
    c.radius = 2 * b->radius;
    c.points = 0;
    for (int i = 0; i < b->points; i++) {
        c.x[c.points] = 2 * (b->at[i].x + from.x);
        c.y[c.points++] = 2 * (b->at[i].y + from.y);
    }
    if (from.x == to.x && from.y == to.y) return c;
    for (int i = 0; i < b->points; i++) {
        c.x[c.points] = 2 * (b->at[i].x + to.x);
        c.y[c.points++] = 2 * (b->at[i].y + to.y);
    }
    return c;
}

meeting meeting_of(const body *a, const body *b)
{
    const fh_vec still = {0, 0};
    const core first = swept_core(a, still, still), second = swept_core(b, still, still);
    return defined_meeting(&first, &second);
}

/* Where the difference has an inside, it is the overlap of all that the mover sweeps. */
bool overlaps_on_way(const body *mover, fh_vec from, fh_vec to, const body *obstacle)
{
    const fh_vec still = {0, 0};
    const core swept = swept_core(mover, from, to), stays = swept_core(obstacle, still, still);
    if (!defined_meeting(&swept, &stays).overlap) return false;
    const difference d = between(mover, obstacle);
    return has_inside(&d);
}

bool overlaps_at(const body *mover, fh_vec by, const body *obstacle)
{
    return overlaps_on_way(mover, by, by, obstacle);
}

static void print_vec(fh_vec v)
{
    printf("{%" PRId32 ", %" PRId32 "}", v.x, v.y);
}

void print_body(const body *b)
{
    const fh_capsule c = b->as.capsule;
    const fh_rect r = b->as.rect;
    switch (b->kind) {
    case BODY_SEGMENT:
        printf(" {"), print_vec(c.a), printf(", "), print_vec(c.b), printf("}");
        break;
    case BODY_CIRCLE:
        printf(" {"), print_vec(c.a), printf(", %" PRId32 "}", b->as.circle.radius);
        break;
    case BODY_CAPSULE:
        printf(" {"), print_vec(c.a), printf(", "), print_vec(c.b);
        printf(", %" PRId32 "}", c.radius);
        break;
    case BODY_POLYGON:
        for (int i = 0; i < b->points; i++)
            printf(" %" PRId64 ",%" PRId64, b->at[i].x, b->at[i].y);
        break;
    default:
        printf(" {%" PRId32 ", %" PRId32 ", %" PRId32 ", %" PRId32 "}", r.left, r.top, r.right,
               r.bottom);
    }
}
