#include "approach.h"

#include "boxes.h"
#include "face.h"

static inline fh_vec mirrored_back(const fh_frame *f, fh_vec v)
{
    return (fh_vec){f->flip_x ? fh_minus(0, v.x) : v.x, f->flip_y ? fh_minus(0, v.y) : v.y};
}

/* Fills in the contact by a face, after `gone` of the motion along its axis. */
static FH_NOINLINE void meet_face(const fh_frame *f, bool face_x, int32_t gone, fh_approach *out)
{
    const int32_t whole = face_x ? f->motion.x : f->motion.y;
    out->time.by_face.gone = (uint32_t)gone;
    out->time.by_face.whole = (uint32_t)whole;
    out->t = fh_fraction_30((uint32_t)gone, (uint32_t)whole);
    out->meets = face_x ? FH_MEETS_FACE_X : FH_MEETS_FACE_Y;
    const fh_vec travel = {face_x ? gone : fh_part_of(f->motion.x, out->t),
                           face_x ? fh_part_of(f->motion.y, out->t) : gone};
    out->travel = mirrored_back(f, travel);
}

static fh_vec nearest_of_box(const fh_frame *f, fh_vec p)
{
    return (fh_vec){fh_held_between(p.x, f->near.x, f->far.x),
                    fh_held_between(p.y, f->near.y, f->far.y)};
}

static bool is_free(const fh_frame *f, uint32_t reach, fh_vec p)
{
    return fh_length_squared(fh_from_to(nearest_of_box(f, p), p)) >= fh_square(reach);
}

/* Rounding may have left the point inside by less than 1/64: a unit along the longer way out, two
 * at most, or the start mend that. */
static void step_out(const fh_frame *f, uint32_t reach, fh_vec *point)
{
    for (int tries = 0; tries < 3; tries++) {
        if (is_free(f, reach, *point)) return;
        *point = fh_stepped(*point, fh_from_to(nearest_of_box(f, *point), *point));
        point->x = fh_held_between(point->x, 0, f->motion.x);
        point->y = fh_held_between(point->y, 0, f->motion.y);
    }
    *point = (fh_vec){0, 0};
}

FH_NOINLINE void fh_meet_corner(const fh_frame *f, fh_vec corner, uint32_t reach, fh_approach *out)
{
    fh_vec travel;
    const fh_when when = fh_meet_circle(corner, reach, f->motion, &travel);
    if (!is_free(f, reach, travel)) {
        travel = fh_place_off_corner(f->motion, corner, when);
        step_out(f, reach, &travel);
    }
    out->meets = FH_MEETS_CORNER;
    out->time.by_corner = when;
    out->t = fh_time_30(when);
    out->travel = mirrored_back(f, travel);
    out->nearest = mirrored_back(f, nearest_of_box(f, travel));
}

static bool approach_plain(const fh_frame *f, fh_approach *out)
{
    bool face_x;
    if (!fh_enters_plain(f, &face_x, &out->exact_corner)) return false;
    meet_face(f, face_x, face_x ? f->near.x : f->near.y, out);
    return true;
}

/* Fills in the contact that fh_way_in names, of which fh_comes_near has been asked. */
static FH_NOINLINE void meet_round(const fh_frame *f, uint32_t reach, fh_meets meets, fh_vec corner,
                                   fh_approach *out)
{
    out->exact_corner = false;
    if (meets == FH_MEETS_CORNER)
        fh_meet_corner(f, corner, reach, out);
    else if (meets == FH_MEETS_FACE_X)
        meet_face(f, true, fh_minus(f->near.x, (int32_t)reach), out);
    else
        meet_face(f, false, fh_minus(f->near.y, (int32_t)reach), out);
}

bool fh_approach_round(const fh_frame *f, uint32_t reach, fh_approach *out)
{
    if (reach == 0) return approach_plain(f, out);
    fh_vec corner;
    const fh_meets meets = fh_way_in(f, (int32_t)reach, NULL, &corner);
    if (meets == FH_MEETS_CORNER && !fh_comes_near(corner, reach, f->motion, true)) return false;
    meet_round(f, reach, meets, corner, out);
    return true;
}

bool fh_approach_rect(const fh_rect *mover, uint32_t reach, fh_vec motion, const fh_rect *obstacle,
                      fh_approach *out)
{
    if (fh_passes(mover, motion, obstacle, (int32_t)reach)) return false;
    const fh_frame f = fh_mirrored(fh_box_between(mover, obstacle), motion);
    return fh_approach_round(&f, reach, out);
}
