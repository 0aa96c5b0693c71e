#include "fixhit/contact.h"

#include "fixhit/overlap.h"
#include "length.h"
#include "part.h"
#include "require.h"
#include "wide.h"

/*
 * The shortest way out of two overlapping boxes: up, down, left, right in this order where they are
 * equal; false if they do not overlap. `spot` tells where along the face the contact is.
 */
static inline bool part_by_face(const fh_rect *mover, const fh_rect *obstacle, fh_vec spot,
                                fh_contact *out)
{
    const fix16_t up = fh_minus(mover->bottom, obstacle->top);
    const fix16_t down = fh_minus(obstacle->bottom, mover->top);
    const fix16_t left = fh_minus(mover->right, obstacle->left);
    const fix16_t right = fh_minus(obstacle->right, mover->left);
    if (left <= 0 || right <= 0 || up <= 0 || down <= 0) return false;
    const bool upward = up <= down, leftward = left <= right;
    const fix16_t vertical = upward ? up : down, horizontal = leftward ? left : right;
    out->point = spot;
    if (vertical <= horizontal) {
        out->depth = vertical;
        out->push.x = out->normal.x = 0;
        out->push.y = upward ? fh_minus(0, vertical) : vertical;
        out->normal.y = upward ? -65536 : 65536;
        out->point.y = upward ? obstacle->top : obstacle->bottom;
    } else {
        out->depth = horizontal;
        out->push.y = out->normal.y = 0;
        out->push.x = leftward ? fh_minus(0, horizontal) : horizontal;
        out->normal.x = leftward ? -65536 : 65536;
        out->point.x = leftward ? obstacle->left : obstacle->right;
    }
    return true;
}

void fh_part_round(fh_vec obstacle, fh_vec apart, uint32_t reach, fix16_t obstacle_radius,
                   fh_contact *out)
{
    if (apart.x == 0 && apart.y == 0) {
        *out = (fh_contact){{0, fh_minus(0, (int32_t)reach)},
                            {0, -65536},
                            {obstacle.x, fh_minus(obstacle.y, obstacle_radius)},
                            (fix16_t)reach};
        return;
    }
    const fh_measured m = fh_measure(apart);
    const fh_vec stands = fh_at_reach_of(&m, apart, reach);
    *out = (fh_contact){fh_from_to(apart, stands), stands,
                        fh_shifted(obstacle, fh_at_reach_of(&m, apart, (uint32_t)obstacle_radius)),
                        fh_minus((int32_t)reach, (int32_t)(m.length >> m.shift))};
}

static fh_rect bounds(const fh_circle *c)
{
    return (fh_rect){fh_minus(c->center.x, c->radius), fh_minus(c->center.y, c->radius),
                     fh_plus(c->center.x, c->radius), fh_plus(c->center.y, c->radius)};
}

/* Diagonally off a corner of the rect? Then which, as the way from that corner to the point. */
static bool off_corner(fh_vec point, const fh_rect *rect, fh_vec *from_corner)
{
    if (point.x < rect->left)
        from_corner->x = fh_minus(point.x, rect->left);
    else if (point.x > rect->right)
        from_corner->x = fh_minus(point.x, rect->right);
    else
        return false;
    if (point.y < rect->top)
        from_corner->y = fh_minus(point.y, rect->top);
    else if (point.y > rect->bottom)
        from_corner->y = fh_minus(point.y, rect->bottom);
    else
        return false;
    return true;
}

bool fh_contact_circle_circle(const fh_circle *mover, const fh_circle *obstacle, fh_contact *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMITED_CIRCLE(obstacle);
    FH_ASSERT(out != NULL);
    if (!fh_overlap_circle_circle(mover, obstacle)) return false;
    fh_part_round(obstacle->center, fh_from_to(obstacle->center, mover->center),
                  (uint32_t)mover->radius + (uint32_t)obstacle->radius, obstacle->radius, out);
    return true;
}

/* Is the corner, `off` away from the circle's centre, strictly inside the circle? */
static bool corner_inside(fh_vec off, fix16_t radius)
{
    const uint32_t dx = fh_size(off.x), dy = fh_size(off.y), r = (uint32_t)radius;
    return dx < r && dy < r && fh_inside_radius(dx, dy, r);
}

bool fh_contact_circle_rect(const fh_circle *mover, const fh_rect *obstacle, fh_contact *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMITED_RECT(obstacle);
    FH_ASSERT(out != NULL);
    fh_vec off;
    if (!off_corner(mover->center, obstacle, &off)) {
        const fh_rect box = bounds(mover);
        return part_by_face(&box, obstacle, mover->center, out);
    }
    if (!corner_inside(off, mover->radius)) return false;
    fh_part_round(fh_from_to(off, mover->center), off, (uint32_t)mover->radius, 0, out);
    return true;
}

bool fh_contact_rect_circle(const fh_rect *mover, const fh_circle *obstacle, fh_contact *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMITED_CIRCLE(obstacle);
    FH_ASSERT(out != NULL);
    fh_vec off;
    if (!off_corner(obstacle->center, mover, &off)) {
        const fh_rect box = bounds(obstacle);
        return part_by_face(mover, &box, obstacle->center, out);
    }
    if (!corner_inside(off, obstacle->radius)) return false;
    fh_part_round(obstacle->center, fh_reversed(off), (uint32_t)obstacle->radius, obstacle->radius,
                  out);
    return true;
}

bool fh_contact_rect_rect(const fh_rect *mover, const fh_rect *obstacle, fh_contact *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMITED_RECT(obstacle);
    FH_ASSERT(out != NULL);
    if (!part_by_face(mover, obstacle, (fh_vec){0, 0}, out)) return false;
    if (out->normal.x == 0)
        out->point.x =
            fh_middle_of_both(mover->left, mover->right, obstacle->left, obstacle->right);
    else
        out->point.y =
            fh_middle_of_both(mover->top, mover->bottom, obstacle->top, obstacle->bottom);
    return true;
}
