#include "fixhit/polygon.h"

#include "corners.h"
#include "near.h"
#include "require.h"

/* Points of another shape, polygon or not. */
typedef fh_polygon points;

/* Are all of them beyond the line through `on` along the edge, on its left seen from above? If strict, on
 * the line is beyond too. */
static bool all_beyond(fh_vec edge, fh_vec on, const points *others, bool strict)
{
    const fh_vec by = fh_from_to(on, others->at), *const v = others->vertices;
    const unsigned count = others->count;
    for (unsigned i = 0; i < count; i++) {
        const int64_t inward = fh_cross(edge, fh_shifted(v[i], by));
        if (strict ? inward > 0 : inward >= 0) return false;
    }
    return true;
}

/*
 * Does one of the polygon's edges part it from the others, of which there is one at least? An edge without a
 * length parts nothing. One of the others on the inner side is enough that this edge does not; it is likely
 * there for the next edge too, so that is where the search goes on.
 */
static bool an_edge_parts(const fh_polygon *p, const points *others, bool strict)
{
    if (p->count == 0) return true; /* not valid: nothing is read */
    const bool clockwise = fh_goes_clockwise(p);
    const fix16_t by_x = fh_minus(others->at.x, p->at.x), by_y = fh_minus(others->at.y, p->at.y);
    const int64_t outer = strict ? 0 : -1;
    const fh_vec *const end = others->vertices + others->count, *inner = others->vertices;
    const fh_vec *from = &p->vertices[p->count - 1U], *const last = from;
    for (const fh_vec *to = p->vertices; to <= last; from = to++) {
        int32_t edge_x = fh_minus(to->x, from->x), edge_y = fh_minus(to->y, from->y);
        const fix16_t on_x = fh_minus(from->x, by_x), on_y = fh_minus(from->y, by_y);
        if (edge_x == 0 && edge_y == 0) continue;
        if (!clockwise) {
            edge_x = fh_minus(0, edge_x);
            edge_y = fh_minus(0, edge_y);
        }
        unsigned left = others->count;
        /* As many as there are others, at most. */
        while (fh_minus64(fh_multiply_signed(edge_x, fh_minus(inner->y, on_y)),
                          fh_multiply_signed(edge_y, fh_minus(inner->x, on_x))) <= outer) {
            if (--left == 0) return true;
            if (++inner == end) inner = others->vertices;
        }
    }
    return false;
}

static bool point_meets(fh_vec point, const fh_polygon *p, bool strict)
{
    const points one = {&point, 1, {0, 0}};
    return !an_edge_parts(p, &one, strict);
}

static bool segment_meets(fh_vec a, fh_vec b, const fh_polygon *p, bool strict)
{
    const fh_vec ends[2] = {a, b}, along = fh_from_to(a, b);
    const points two = {ends, 2, {0, 0}};
    if (an_edge_parts(p, &two, strict)) return false;
    if (fh_is_zero(along)) return true;
    return !all_beyond(along, a, p, strict) && !all_beyond(fh_from_to(b, a), a, p, strict);
}

/* Is U / |edge|, how far a point is beyond an edge, more than reach? Or as much, if strict. */
static FH_NOINLINE bool is_farther(uint64_t beyond, fh_vec edge, uint32_t reach, bool strict)
{
    const uint32_t x = fh_size(edge.x), y = fh_size(edge.y);
    if (beyond < fh_multiply(reach, fh_least_length(x, y))) return false;
    if (beyond > fh_multiply(reach, fh_most_length(x, y))) return true;
    const fh_wide squared = fh_wide_product(beyond, beyond);
    const fh_wide most = fh_wide_product(fh_square(reach), fh_length_squared(edge));
    return strict ? !fh_wide_less(squared, most) : fh_wide_less(most, squared);
}

/*
 * Of a point that is beyond some edges, the nearest of the polygon is a place on one of them. One too far
 * off ends it; one beside which the point lies does too; else its ends are what may be near.
 */
static bool point_near(fh_vec point, const fh_polygon *p, uint32_t reach, bool strict)
{
    if (p->count == 0) return false;
    const bool clockwise = fh_goes_clockwise(p);
    bool outside = false, on_edge = false;
    point = fh_from_to(p->at, point); /* as the table has it */
    fh_vec from = p->vertices[p->count - 1U];
    for (unsigned i = 0; i < p->count; i++) {
        const fh_vec start = from, to = p->vertices[i], edge = fh_from_to(start, to);
        const fh_vec off = fh_from_to(start, point);
        const int64_t side = fh_cross(edge, off);
        from = to;
        on_edge = on_edge || (side == 0 && (edge.x != 0 || edge.y != 0));
        if (side == 0 || (side > 0) == clockwise) continue;
        outside = true;
        if (is_farther(fh_size64(side), edge, reach, strict)) return false;
        const int64_t along = fh_dot(edge, off);
        if (along >= 0 && (uint64_t)along <= fh_length_squared(edge)) return true;
        if (fh_points_near(along < 0 ? start : to, point, reach, strict)) return true;
    }
    return !outside && (!strict || reach > 0 || !on_edge);
}

static bool capsule_near(const fh_capsule *c, const fh_polygon *p, bool strict)
{
    const uint32_t reach = (uint32_t)c->radius;
    if (segment_meets(c->a, c->b, p, strict && reach == 0)) return true;
    if (reach == 0) return false;
    if (point_near(c->a, p, reach, strict) || point_near(c->b, p, reach, strict)) return true;
    const fh_segment core = {c->a, c->b};
    for (unsigned i = 0; i < p->count; i++)
        if (fh_point_near_segment(fh_corner(p, i), &core, reach, strict)) return true;
    return false;
}

/* Is all of the polygon to one side of these two, along an axis? */
static inline bool passes_sides(const fh_polygon *p, bool is_x, fix16_t low, fix16_t high)
{
    const fh_vec *v = p->vertices, *const end = v + p->count;
    const fix16_t at = is_x ? p->at.x : p->at.y;
    while (v != end && fh_plus(is_x ? v->x : v->y, at) >= high) /* its corners at most */
        v++;
    if (v == end) return true;
    v = p->vertices;
    while (v != end && fh_plus(is_x ? v->x : v->y, at) <= low) /* its corners at most */
        v++;
    return v == end;
}

/* By the rect's axes; what is on its edge is beyond it, if strict. */
static bool passes_rect(const fh_rect *r, const fh_polygon *p, bool strict)
{
    const fix16_t more = strict ? 0 : 1;
    return passes_sides(p, true, fh_minus(r->left, more), fh_plus(r->right, more)) ||
           passes_sides(p, false, fh_minus(r->top, more), fh_plus(r->bottom, more));
}

static bool rect_meets(const fh_rect *r, const fh_polygon *p, bool strict)
{
    const fh_vec corners[4] = {
        {r->left, r->top}, {r->right, r->top}, {r->right, r->bottom}, {r->left, r->bottom}};
    const points four = {corners, 4, {0, 0}};
    return !passes_rect(r, p, strict) && !an_edge_parts(p, &four, strict);
}

static FH_NOINLINE bool any_polygons_meet(const fh_polygon *a, const fh_polygon *b, bool strict)
{
    if (b->count == 0) return false; /* not valid: nothing is read */
    return !an_edge_parts(a, b, strict) && !an_edge_parts(b, a, strict);
}

/* Four corners whose opposite edges are equal, as a turned box's are: two of its edges, and twice its middle
 * less twice where it stands. */
typedef struct turned_box {
    fh_vec edges[2], middle;
} turned_box;

static inline bool is_turned_box(const fh_polygon *p, turned_box *out)
{
    const fh_vec *const v = p->vertices;
    const fh_vec first = v[0], opposite = v[2];
    out->edges[0] = fh_from_to(first, v[1]);
    out->edges[1] = fh_from_to(first, v[3]);
    out->middle = fh_shifted(first, opposite);
    return opposite.x == fh_plus(v[1].x, out->edges[1].x) &&
           opposite.y == fh_plus(v[1].y, out->edges[1].y);
}

static inline uint64_t across(fh_vec normal, fh_vec v)
{
    return fh_size64(fh_dot(normal, v));
}

static inline fh_vec normal_of(fh_vec edge)
{
    return (fh_vec){fh_minus(0, edge.y), edge.x};
}

/*
 * An edge's direction parts two boxes when their middles are as far apart across it as both boxes reach, or,
 * if not strict, farther. All doubled: a box reaches as far as its other edge, or both edges. Of the ten products
 * four count for an edge of either. A middle's difference fits 32 bits, for a box has an area.
 */
static inline bool turned_boxes_meet(const turned_box *a, const turned_box *b, fh_vec off,
                                     bool strict)
{
    const uint64_t more = strict ? 0 : 1;
    const fh_vec a0 = normal_of(a->edges[0]), a1 = normal_of(a->edges[1]);
    const uint64_t of_a = across(a0, a->edges[1]) + more;
    const uint64_t a0_b0 = across(a0, b->edges[0]), a0_b1 = across(a0, b->edges[1]);
    if (across(a0, off) >= of_a + a0_b0 + a0_b1) return false;
    const uint64_t a1_b0 = across(a1, b->edges[0]), a1_b1 = across(a1, b->edges[1]);
    if (across(a1, off) >= of_a + a1_b0 + a1_b1) return false;
    const fh_vec b0 = normal_of(b->edges[0]), b1 = normal_of(b->edges[1]);
    const uint64_t of_b = across(b0, b->edges[1]) + more;
    if (across(b0, off) >= of_b + a0_b0 + a1_b0) return false;
    return across(b1, off) < of_b + a0_b1 + a1_b1;
}

static FH_NOINLINE bool fours_meet(const fh_polygon *a, const fh_polygon *b, bool strict)
{
    turned_box of_a, of_b;
    if (!is_turned_box(a, &of_a) || !is_turned_box(b, &of_b))
        return any_polygons_meet(a, b, strict);
    const fh_vec at = fh_from_to(a->at, b->at);
    const fh_vec off = fh_shifted(fh_from_to(of_a.middle, of_b.middle), fh_shifted(at, at));
    return turned_boxes_meet(&of_a, &of_b, off, strict);
}

static inline bool polygons_meet(const fh_polygon *a, const fh_polygon *b, bool strict)
{
    const bool are_fours = a->count == 4 && b->count == 4;
    return are_fours ? fours_meet(a, b, strict) : any_polygons_meet(a, b, strict);
}

/* The public functions: what is valid. */

#define POLYGON_PAIR(name, shape, require, answer)                                                 \
    bool fh_touch_##name(shape, const fh_polygon *polygon)                                         \
    {                                                                                              \
        require;                                                                                   \
        FH_REQUIRE_POLYGON(polygon);                                                               \
        const bool strict = false;                                                                 \
        return answer;                                                                             \
    }                                                                                              \
    bool fh_overlap_##name(shape, const fh_polygon *polygon)                                       \
    {                                                                                              \
        require;                                                                                   \
        FH_REQUIRE_POLYGON(polygon);                                                               \
        const bool strict = true;                                                                  \
        return answer;                                                                             \
    }

POLYGON_PAIR(point_polygon, fh_vec point, FH_REQUIRE_LIMIT(point),
             point_meets(point, polygon, strict))
POLYGON_PAIR(segment_polygon, const fh_segment *segment, FH_REQUIRE_SEGMENT(segment),
             segment_meets(segment->a, segment->b, polygon, strict))
POLYGON_PAIR(circle_polygon, const fh_circle *circle, FH_REQUIRE_LIMITED_CIRCLE(circle),
             point_near(circle->center, polygon, (uint32_t)circle->radius, strict))
POLYGON_PAIR(capsule_polygon, const fh_capsule *capsule, FH_REQUIRE_CAPSULE(capsule),
             capsule_near(capsule, polygon, strict))
POLYGON_PAIR(rect_polygon, const fh_rect *rect, FH_REQUIRE_LIMITED_RECT(rect),
             rect_meets(rect, polygon, strict))

bool fh_touch_polygon_polygon(const fh_polygon *a, const fh_polygon *b)
{
    FH_REQUIRE_POLYGON(a);
    FH_REQUIRE_POLYGON(b);
    return polygons_meet(a, b, false);
}

bool fh_overlap_polygon_polygon(const fh_polygon *a, const fh_polygon *b)
{
    FH_REQUIRE_POLYGON(a);
    FH_REQUIRE_POLYGON(b);
    return polygons_meet(a, b, true);
}
