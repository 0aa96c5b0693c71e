#include "meet.h"

#include "boxes.h"
#include "corner.h"
#include "length.h"
#include "serves.h"

/* How fast a motion runs into a face, times the length of its edge. */
static int64_t closing(const fh_hull *h, unsigned face, fh_vec motion)
{
    return fh_cross(fh_hull_edge(h, face), motion);
}

/* The first face that looks against the motion, where the one before does not; or none. */
static unsigned first_facing(const fh_hull *h, fh_vec motion)
{
    bool before = closing(h, h->count - 1U, motion) > 0;
    for (unsigned i = 0; i < h->count; i++) {
        const bool faces = closing(h, i, motion) > 0;
        if (faces && !before) return i;
        before = faces;
    }
    return h->count;
}

/* With no face against the motion the hull is flat, and met at an end. */
static fh_nearest foremost_vertex(const fh_hull *h, fh_vec motion)
{
    unsigned first = 0;
    for (unsigned i = 1; i < h->count; i++)
        if (fh_dot(motion, h->vertices[i].at) < fh_dot(motion, h->vertices[first].at)) first = i;
    return (fh_nearest){FH_PART_VERTEX, (uint8_t)first};
}

/*
 * Where the line of the motion enters the grown hull, if it does: is its place, when it is as far from the
 * face as reach, before (-1), at (0) or beyond (1) the vertex, going along the face? With U, V for how far the
 * face is and how fast it comes nearer, both times |edge|, that is the sign of
 * edge * (motion (U - reach |edge|) / V - vertex), which comes to |edge| cross(motion, vertex) - reach
 * edge * motion, divided by a positive number, since edge and its perpendicular are equally long.
 */
static FH_NOINLINE int side_of_vertex(const fh_hull *h, unsigned face, unsigned vertex,
                                      uint32_t reach, fh_vec motion)
{
    const fh_vec edge = fh_hull_edge(h, face);
    return fh_compare_beside(edge, fh_cross(motion, h->vertices[vertex].at), reach,
                             fh_dot(edge, motion));
}

/* Of two faces that a point without a reach meets at once, in their common vertex: is it the second that
 * counts, which the motion runs into faster? */
static FH_NOINLINE bool second_counts(const fh_hull *h, unsigned first, unsigned second,
                                      fh_vec motion)
{
    const int64_t speed = closing(h, second, motion);
    if (speed <= 0) return false;
    const fh_vec edge = fh_hull_edge(h, first), other = fh_hull_edge(h, second);
    const int order =
        fh_compare_by_lengths((uint64_t)speed, edge, (uint64_t)closing(h, first, motion), other);
    if (order != 0) return order > 0;
    return fh_normal_before(fh_perpendicular(other), fh_perpendicular(edge));
}

/* The part by which the line of the motion enters, from face to face. */
static FH_NOINLINE fh_nearest way_in(const fh_hull *h, uint32_t reach, fh_vec motion)
{
    unsigned i = first_facing(h, motion);
    if (i == h->count) return foremost_vertex(h, motion);
    for (unsigned faces = 0; faces < h->count && closing(h, i, motion) > 0; faces++) {
        const unsigned next = fh_hull_next(h, i);
        if (side_of_vertex(h, i, i, reach, motion) < 0) break;
        const int at_end = side_of_vertex(h, i, next, reach, motion);
        if (at_end < 0 || (at_end == 0 && (reach > 0 || !second_counts(h, i, next, motion))))
            return (fh_nearest){FH_PART_FACE, (uint8_t)i};
        i = next;
    }
    return (fh_nearest){FH_PART_VERTEX, (uint8_t)i};
}

/* Without a reach: does the line pass through the inside, and not only by a vertex or along an edge? */
static FH_NOINLINE bool passes_inside(const fh_hull *h, fh_vec motion)
{
    bool one_side = false, other_side = false, is_flat = true;
    for (unsigned i = 0; i < h->count; i++) {
        const int64_t side = fh_cross(motion, h->vertices[i].at);
        one_side = one_side || side < 0;
        other_side = other_side || side > 0;
        is_flat = is_flat && fh_cross(fh_hull_edge(h, 0), fh_hull_edge(h, i)) == 0;
    }
    return one_side && other_side && !is_flat;
}

bool fh_hull_meets(const fh_hull *h, uint32_t reach, fh_vec motion, bool strict, fh_nearest *met)
{
    if (!FH_SERVES_ROUNDS) reach = 0;
    if (strict && reach == 0 && !passes_inside(h, motion)) return false;
    *met = way_in(h, reach, motion);
    const fh_vec vertex = h->vertices[met->index].at;
    if (met->part == FH_PART_VERTEX)
        return FH_SERVES_VERTICES && fh_comes_near(vertex, reach, motion, strict);
    const fh_vec edge = fh_hull_edge(h, met->index);
    const int64_t beyond = fh_cross(edge, vertex);
    const int64_t left = (int64_t)((uint64_t)beyond - (uint64_t)fh_cross(edge, motion));
    if (fh_compare_beyond(edge, beyond, reach) < 0) return false; /* past it already */
    const int at_end = fh_compare_beyond(edge, left, reach);
    return strict ? at_end < 0 : at_end <= 0;
}

/*
 * The motion has reached the face after (U - R) / V, U and V as above and R reach |edge|. R has no exact
 * value, and U - R may be all but 0; but it is (U^2 - R^2) / (U + R), and there only the sum is rounded.
 */
static FH_NOINLINE fh_when time_at_face(fh_vec edge, uint64_t beyond, uint64_t speed,
                                        uint32_t reach, fh_vec motion)
{
    const int bits = fh_time_bits(motion);
    if (reach == 0 || edge.x == 0 || edge.y == 0) {
        const uint64_t off = fh_multiply(reach, fh_size(edge.x) + fh_size(edge.y));
        return (fh_when){fh_ratio((fh_wide){0, beyond - off}, (fh_wide){0, speed}, bits), bits};
    }
    /* All times 2^up, so that the sum has 61 bits or more; 2^m.shift is in the length. */
    const fh_measured m = fh_measure(edge);
    const fh_wide grown = fh_wide_multiple(fh_fine_length(&m), reach);
    int up = 0;
    while (beyond << up >> 60 == 0 && up < m.shift + 30) /* 60 at most */
        up++;
    const uint64_t sum = (beyond << up) + fh_wide_shifted(grown, m.shift + 30 - up);
    const fh_wide difference =
        fh_wide_difference(fh_wide_product(beyond, beyond),
                           fh_wide_product(fh_square(reach), fh_length_squared(edge)));
    const fh_wide part = {fh_wide_shifted(difference, 64 - up), difference.low << up};
    const uint64_t time = fh_ratio(part, fh_wide_product(sum, speed), bits);
    return (fh_when){time > 0 ? time - 1 : 0, bits};
}

/* Rounded to the side of the face, or to the nearest along it. */
static int32_t outward_at(int32_t motion, fh_when when, int32_t outward, bool far)
{
    const fh_wide product = fh_wide_multiple(when.time, fh_size(motion));
    if (outward != 0)
        return fh_rounded_at(product, motion, (outward < 0) == (motion < 0), when, far);
    const fh_wide half = {0, UINT64_C(1) << (when.bits - 1)};
    const int32_t size = (int32_t)fh_wide_shifted(fh_wide_sum(product, half), when.bits);
    return motion < 0 ? fh_minus(0, size) : size;
}

static fh_vec place_at_face(fh_vec motion, fh_when when, fh_vec outward, bool far)
{
    return (fh_vec){outward_at(motion.x, when, outward.x, far),
                    outward_at(motion.y, when, outward.y, far)};
}

/* What is beyond the face's line is beyond all of the hull. */
static fix16_t stop_at_face(const fh_hull *h, uint32_t reach, fh_vec motion, unsigned face,
                            fh_vec *travel)
{
    const fh_vec edge = fh_hull_edge(h, face), vertex = h->vertices[face].at;
    const fh_vec outward = fh_perpendicular(edge);
    const fh_when when = time_at_face(edge, (uint64_t)fh_cross(edge, vertex),
                                      (uint64_t)fh_cross(edge, motion), reach, motion);
    *travel = place_at_face(motion, when, outward, false);
    if (fh_compare_beyond(edge, fh_cross(edge, fh_from_to(*travel, vertex)), reach) < 0)
        *travel = place_at_face(motion, when, outward, true);
    return fh_t_of(fh_time_30(when));
}

static fix16_t least(int32_t motion)
{
    return motion < 0 ? motion : 0;
}

static fix16_t most(int32_t motion)
{
    return motion > 0 ? motion : 0;
}

static bool is_clear(const fh_hull *h, uint32_t reach, fh_vec point)
{
    return fh_hull_compare(h, point, fh_hull_nearest(h, point), reach) >= 0;
}

fix16_t fh_hull_stop(const fh_hull *h, uint32_t reach, fh_vec motion, fh_nearest met,
                     fh_vec *travel)
{
    if (!FH_SERVES_ROUNDS) reach = 0;
    if (!FH_SERVES_VERTICES || met.part == FH_PART_FACE)
        return stop_at_face(h, reach, motion, met.index, travel);
    const fh_vec vertex = h->vertices[met.index].at;
    const fh_when when = fh_meet_circle(vertex, reach, motion, travel);
    if (!is_clear(h, reach, *travel)) {
        *travel = fh_place_off_corner(motion, vertex, when);
        fh_hull_step_out(h, reach, travel);
        travel->x = fh_held_between(travel->x, least(motion.x), most(motion.x));
        travel->y = fh_held_between(travel->y, least(motion.y), most(motion.y));
        if (!is_clear(h, reach, *travel)) *travel = (fh_vec){0, 0}; /* where it is free */
    }
    return fh_t_of(fh_time_30(when));
}
