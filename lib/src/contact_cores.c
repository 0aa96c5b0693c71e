/* How to part any two cores. */
#include "cores.h"
#include "length.h"
#include "part.h"

/* A face's edge, and how deep the hull's inner point (0, 0) is behind it, times its length. */
typedef struct way_out {
    fh_vec edge;
    uint64_t deep;
} way_out;

static bool is_less_deep(const way_out *one, const way_out *other)
{
    const int order = fh_compare_by_lengths(one->deep, other->edge, other->deep, one->edge);
    if (order != 0) return order < 0;
    return fh_normal_before(fh_perpendicular(one->edge), fh_perpendicular(other->edge));
}

/* From inside: the face with the shortest way out that leads to a place on the face. */
static FH_NOINLINE unsigned least_deep(const fh_hull *h)
{
    unsigned best = h->count;
    way_out least = {{0, 0}, 0};
    for (unsigned i = 0; i < h->count; i++) {
        const fh_vec edge = fh_hull_edge(h, i), from = h->vertices[i].at;
        const int64_t along = fh_minus64(0, fh_dot(edge, from));
        if (along < 0 || (uint64_t)along > fh_length_squared(edge)) continue;
        const way_out here = {edge, fh_size64(fh_cross(edge, from))};
        if (best < h->count && !is_less_deep(&here, &least)) continue;
        best = i;
        least = here;
    }
    return best < h->count ? best : 0; /* there is one, if all is valid */
}

/* beyond / |edge|, which m measures, in units of 1 / 256, rounded down, or one less. */
static FH_NOINLINE uint64_t distance_256(const fh_measured *m, uint64_t beyond)
{
    enum { MOST_BITS = 32, FRACTION = 8 };
    uint32_t quick;
    if (fh_by_length(m, beyond, FRACTION, &quick)) return quick;
    const fh_wide length = {0, fh_fine_length(m)};
    const fh_wide whole = {fh_wide_shifted(length, 64 - MOST_BITS), length.low << MOST_BITS};
    const fh_wide scaled = fh_wide_multiple(beyond, UINT32_C(1) << 30);
    const fh_wide part = {fh_wide_shifted(scaled, 64 - m->shift), scaled.low << m->shift};
    return fh_ratio(part, whole, MOST_BITS + FRACTION);
}

/* What is beyond the face is beyond all. */
static bool is_beyond(const fh_hull *h, unsigned face, uint32_t reach, fh_vec point)
{
    const fh_vec edge = fh_hull_edge(h, face), to = fh_from_to(point, h->vertices[face].at);
    return fh_compare_beyond(edge, fh_cross(edge, to), reach) >= 0;
}

/* Each component of the push may be one too far, or both too near where the depth was. */
static FH_NOINLINE fh_vec push_beyond(const fh_hull *h, unsigned face, uint32_t reach, fh_vec push)
{
    const fh_vec outward = fh_perpendicular(fh_hull_edge(h, face));
    for (int tries = 0; tries < 2 && !is_beyond(h, face, reach, push); tries++)
        push = fh_stepped(push, outward);
    const fh_vec less_x = {fh_less(push.x), push.y};
    if (is_beyond(h, face, reach, less_x)) push = less_x;
    const fh_vec less_y = {push.x, fh_less(push.y)};
    if (is_beyond(h, face, reach, less_y)) push = less_y;
    return push;
}

static void part_by_face(const fh_hull *h, const fh_core *mover, const fh_core *obstacle,
                         unsigned face, fh_contact *out)
{
    const fh_vec edge = fh_hull_edge(h, face);
    const int64_t beyond = fh_cross(edge, h->vertices[face].at);
    const uint32_t reach = fh_reach_of(mover, obstacle);
    const fh_vec outward = {edge.y, fh_minus(0, edge.x)};
    const fh_measured m = fh_measure(outward);
    const uint64_t off = distance_256(&m, fh_size64(beyond)), all = (uint64_t)reach << 8;
    const uint64_t depth = beyond < 0 ? all + off : all > off ? all - off : 0;
    const fh_vec rounded = fh_rounded_out(&m, outward, (uint32_t)((depth + 255) >> 8));
    out->depth = (fix16_t)((depth + 128) >> 8);
    out->normal = fh_perpendicular(edge);
    out->push = push_beyond(h, face, reach, rounded);
    out->point = fh_hull_shared(h, mover, obstacle, (fh_nearest){FH_PART_FACE, (uint8_t)face},
                                (fh_vec){0, 0}, outward, &m, out->depth);
}

void fh_part_hull(const fh_hull *h, const fh_core *mover, const fh_core *obstacle,
                  fh_nearest nearest, fh_contact *out)
{
    if (!FH_SERVES_VERTICES || nearest.part != FH_PART_VERTEX) {
        const unsigned face = nearest.index;
        const bool beyond = nearest.part == FH_PART_FACE &&
                            fh_cross(fh_hull_edge(h, face), h->vertices[face].at) > 0;
        part_by_face(h, mover, obstacle, beyond ? face : least_deep(h), out);
        return;
    }
    const uint32_t reach = fh_reach_of(mover, obstacle);
    fh_part_round(obstacle->vertices[h->vertices[nearest.index].of_obstacle],
                  fh_reversed(h->vertices[nearest.index].at), reach, obstacle->radius, out);
    if (h->count == 1) return;
    fh_hull_step_out(h, reach, &out->push);
    out->normal = fh_hull_outward(h, out->push, fh_hull_nearest(h, out->push));
}

bool fh_contact_cores(const fh_core *mover, const fh_core *obstacle, fh_hull_vertex *room,
                      fh_contact *out)
{
    const fh_vec start = {0, 0};
    const fh_hull h = fh_hull_between(mover, obstacle, room);
    const fh_nearest nearest = fh_hull_nearest(&h, start);
    if (fh_hull_compare(&h, start, nearest, fh_reach_of(mover, obstacle)) >= 0) return false;
    fh_part_hull(&h, mover, obstacle, nearest, out);
    return true;
}
