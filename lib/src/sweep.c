#include "fixhit/sweep.h"

#include "approach.h"
#include "face.h"
#include "fixhit/contact.h"
#include "length.h"
#include "require.h"
#include "wide.h"

static bool already_inside(const fh_contact *contact, fh_hit *out)
{
    *out = (fh_hit){0, {0, 0}, contact->normal, contact->point, true};
    return true;
}

static inline fh_rect dot_at(fh_vec p)
{
    return (fh_rect){p.x, p.y, p.x, p.y};
}

/* All of a hit but its point, which differs. */
static void fill(const fh_approach *a, fh_vec motion, fh_hit *out)
{
    out->t = fh_t_of(a->t);
    out->travel = a->travel;
    out->inside = false;
    out->normal.x = out->normal.y = 0;
    if (a->meets == FH_MEETS_FACE_X)
        out->normal.x = motion.x > 0 ? -65536 : 65536;
    else if (a->meets == FH_MEETS_FACE_Y)
        out->normal.y = motion.y > 0 ? -65536 : 65536;
    else
        out->normal = fh_from_to(a->nearest, a->travel);
}

static FH_NOINLINE bool sweep_circles(const fh_circle *mover, fh_vec motion,
                                      const fh_circle *obstacle, fh_hit *out)
{
    const fh_vec apart = fh_from_to(mover->center, obstacle->center);
    const fh_frame f = fh_mirrored(dot_at(apart), motion);
    const uint32_t reach = (uint32_t)mover->radius + (uint32_t)obstacle->radius;
    fh_contact contact;
    if (fh_starts_near(&f, (int32_t)reach) && fh_contact_circle_circle(mover, obstacle, &contact))
        return already_inside(&contact, out);
    if (reach == 0 || !fh_comes_near(f.near, reach, f.motion, true)) return false;
    fh_approach a;
    fh_meet_corner(&f, f.near, reach, &a);
    fill(&a, motion, out);
    out->point = fh_shifted(obstacle->center, fh_at_reach(out->normal, (uint32_t)obstacle->radius));
    return true;
}

bool fh_sweep_circle_circle(const fh_circle *mover, fh_vec motion, const fh_circle *obstacle,
                            fh_hit *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_CIRCLE(obstacle);
    FH_ASSERT(out != NULL);
    const fh_rect from = dot_at(mover->center), to = dot_at(obstacle->center);
    if (fh_passes(&from, motion, &to, fh_plus(mover->radius, obstacle->radius))) return false;
    return sweep_circles(mover, motion, obstacle, out);
}

/* Out of line, so that a miss saves no registers for it. */
static FH_NOINLINE void meet_face_round(const fh_circle *mover, fh_vec motion,
                                        const fh_rect *obstacle, fh_hit *out, bool face_x)
{
    const fh_vec c = mover->center;
    const fix16_t r = mover->radius;
    if (face_x) {
        const fix16_t front = motion.x > 0 ? fh_plus(c.x, r) : fh_minus(c.x, r);
        out->point.y = fh_plus(c.y, fh_fill_face_x(motion, front, obstacle, out));
    } else {
        const fix16_t front = motion.y > 0 ? fh_plus(c.y, r) : fh_minus(c.y, r);
        out->point.x = fh_plus(c.x, fh_fill_face_y(motion, front, obstacle, out));
    }
}

static FH_NOINLINE bool meet_corner_round(const fh_circle *mover, fh_vec motion, const fh_frame *f,
                                          fh_vec corner, fh_hit *out)
{
    const uint32_t radius = (uint32_t)mover->radius;
    if (!fh_comes_near(corner, radius, f->motion, true)) return false;
    fh_approach a;
    fh_meet_corner(f, corner, radius, &a);
    fill(&a, motion, out);
    out->point = fh_shifted(mover->center, a.nearest);
    return true;
}

/* Of a point, and of a circle that starts near: it may be inside, or it is in the square at a corner. */
static FH_NOINLINE bool inside_or_point(const fh_circle *mover, fh_vec motion,
                                        const fh_rect *obstacle, fh_hit *out)
{
    fh_contact contact;
    if (fh_contact_circle_rect(mover, obstacle, &contact)) return already_inside(&contact, out);
    const fh_rect from = dot_at(mover->center);
    const fh_frame f = fh_mirrored(fh_box_between(&from, obstacle), motion);
    fh_vec corner;
    if (mover->radius > 0) {
        fh_way_in(&f, mover->radius, NULL, &corner);
        return meet_corner_round(mover, motion, &f, corner, out);
    }
    bool face_x, exact_corner;
    if (!fh_enters_plain(&f, &face_x, &exact_corner)) return false;
    meet_face_round(mover, motion, obstacle, out, face_x);
    return true;
}

static FH_SPLIT bool sweep_circle_near_rect(const fh_circle *mover, fh_vec motion,
                                            const fh_rect *obstacle, fh_hit *out)
{
    const fh_vec by = FH_IN_REGISTERS(motion);
    const fh_rect from = dot_at(mover->center);
    const fix16_t radius = mover->radius;
    const fh_frame f = fh_mirrored(fh_box_between(&from, obstacle), by);
    if (radius == 0 || fh_starts_near(&f, radius)) return inside_or_point(mover, by, obstacle, out);
    fh_sides sides;
    if (fh_passes_beside(&f, radius, &sides)) return false;
    fh_vec corner;
    const fh_meets meets = fh_way_in(&f, radius, &sides, &corner);
    if (meets == FH_MEETS_CORNER) {
        const fh_frame kept = f; /* so that f itself needs no memory in a miss */
        return meet_corner_round(mover, by, &kept, corner, out);
    }
    meet_face_round(mover, by, obstacle, out, meets == FH_MEETS_FACE_X);
    return true;
}

bool fh_sweep_circle_rect(const fh_circle *mover, fh_vec motion, const fh_rect *obstacle,
                          fh_hit *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECT(obstacle);
    FH_ASSERT(out != NULL);
    const fh_rect from = dot_at(mover->center);
    if (fh_passes(&from, motion, obstacle, mover->radius)) return false;
    return sweep_circle_near_rect(mover, motion, obstacle, out);
}

static void fill_by_circle(const fh_approach *a, fh_vec motion, const fh_circle *obstacle,
                           fh_hit *out)
{
    const fh_vec c = obstacle->center;
    const fix16_t r = obstacle->radius;
    fill(a, motion, out);
    out->point = c;
    if (a->meets == FH_MEETS_CORNER)
        out->point = fh_shifted(c, fh_at_reach(out->normal, (uint32_t)r));
    else if (a->meets == FH_MEETS_FACE_X)
        out->point.x = motion.x > 0 ? fh_minus(c.x, r) : fh_plus(c.x, r);
    else
        out->point.y = motion.y > 0 ? fh_minus(c.y, r) : fh_plus(c.y, r);
}

static FH_NOINLINE bool sweep_rect_to_circle(const fh_rect *mover, fh_vec motion,
                                             const fh_circle *obstacle, fh_hit *out)
{
    const fh_rect to = dot_at(obstacle->center);
    const fh_frame f = fh_mirrored(fh_box_between(mover, &to), motion);
    fh_contact contact;
    if (fh_starts_near(&f, obstacle->radius) && fh_contact_rect_circle(mover, obstacle, &contact))
        return already_inside(&contact, out);
    fh_approach a;
    if (!fh_approach_round(&f, (uint32_t)obstacle->radius, &a)) return false;
    fill_by_circle(&a, motion, obstacle, out);
    return true;
}

bool fh_sweep_rect_circle(const fh_rect *mover, fh_vec motion, const fh_circle *obstacle,
                          fh_hit *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_CIRCLE(obstacle);
    FH_ASSERT(out != NULL);
    const fh_rect to = dot_at(obstacle->center);
    if (fh_passes(mover, motion, &to, obstacle->radius)) return false;
    return sweep_rect_to_circle(mover, motion, obstacle, out);
}

/* Out of line, so that a miss saves no registers for it. */
static FH_NOINLINE void meet_rect(const fh_rect *mover, fh_vec motion, const fh_rect *obstacle,
                                  fh_hit *out, bool face_x)
{
    if (face_x) {
        const fix16_t y =
            fh_fill_face_x(motion, motion.x > 0 ? mover->right : mover->left, obstacle, out);
        out->point.y = fh_middle_of_both(fh_plus(mover->top, y), fh_plus(mover->bottom, y),
                                         obstacle->top, obstacle->bottom);
    } else {
        const fix16_t x =
            fh_fill_face_y(motion, motion.y > 0 ? mover->bottom : mover->top, obstacle, out);
        out->point.x = fh_middle_of_both(fh_plus(mover->left, x), fh_plus(mover->right, x),
                                         obstacle->left, obstacle->right);
    }
}

static FH_NOINLINE bool inside_rect(const fh_rect *mover, const fh_rect *obstacle, fh_hit *out)
{
    fh_contact contact;
    return fh_contact_rect_rect(mover, obstacle, &contact) && already_inside(&contact, out);
}

static FH_SPLIT bool sweep_near_rect(const fh_rect *mover, fh_vec motion, const fh_rect *obstacle,
                                     fh_hit *out)
{
    const fh_frame f = fh_mirrored(fh_box_between(mover, obstacle), motion);
    if (fh_starts_near(&f, 0)) return inside_rect(mover, obstacle, out);
    bool face_x, exact_corner;
    if (!fh_enters_plain(&f, &face_x, &exact_corner)) return false;
    meet_rect(mover, motion, obstacle, out, face_x);
    return true;
}

bool fh_sweep_rect_rect(const fh_rect *mover, fh_vec motion, const fh_rect *obstacle, fh_hit *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECT(obstacle);
    FH_ASSERT(out != NULL);
    if (fh_passes(mover, motion, obstacle, 0)) return false;
    return sweep_near_rect(mover, motion, obstacle, out);
}
