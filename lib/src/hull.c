#include "hull.h"

#include "length.h"
#include "serves.h"

/* Round a core once, from its topmost vertex on; the mover's is turned round. */
typedef struct walk {
    const fh_vec *vertices;
    uint8_t count, at, left;
    bool turned;
    bool up;     /* the edge: by its direction one of the second half of a round */
    fh_vec edge; /* the next one: not (0, 0) while some are left */
} walk;

static inline fh_vec turned_if(fh_vec v, bool turned)
{
    return turned ? fh_reversed(v) : v;
}

static uint8_t after(const walk *w)
{
    return w->at + 1 == w->count ? 0 : (uint8_t)(w->at + 1);
}

static bool points_up(fh_vec v)
{
    return v.y < 0 || (v.y == 0 && v.x < 0);
}

/* Finds the next edge, past those without a length, which have no direction. */
static inline void look_ahead(walk *w)
{
    while (w->left != 0) { /* its corners at most */
        const uint8_t next = after(w);
        w->edge = turned_if(fh_from_to(w->vertices[w->at], w->vertices[next]), w->turned);
        w->up = points_up(w->edge);
        if (w->edge.x != 0 || w->edge.y != 0) return;
        w->at = next;
        w->left--;
    }
}

static void step(walk *w)
{
    w->at = after(w);
    w->left--;
    look_ahead(w);
}

static walk walk_from_top(const fh_core *core, bool turned)
{
    walk w = {core->vertices, core->count, 0,     core->count > 1 ? core->count : 0,
              turned,         false,       {0, 0}};
    fh_vec top = turned_if(w.vertices[0], turned);
    for (uint8_t i = 1; i < w.count; i++) {
        const fh_vec v = turned_if(w.vertices[i], turned);
        if (v.y > top.y || (v.y == top.y && v.x >= top.x)) continue;
        top = v;
        w.at = i;
    }
    look_ahead(&w);
    return w;
}

/* Does a's edge come before b's, going round from (1, 0) on, or with it? */
static bool comes_first(const walk *a, const walk *b)
{
    return a->up == b->up ? fh_cross(a->edge, b->edge) >= 0 : b->up;
}

static fh_hull_vertex vertex_of(const walk *o, const walk *m)
{
    return (fh_hull_vertex){fh_from_to(m->vertices[m->at], o->vertices[o->at]), o->at, m->at};
}

/* The edges of both, in the order of their directions. */
fh_hull fh_hull_between(const fh_core *mover, const fh_core *obstacle, fh_hull_vertex *room)
{
    walk o = walk_from_top(obstacle, false), m = walk_from_top(mover, true);
    fh_hull h = {room, 0};
    while (o.left + m.left != 0) { /* as many as both have corners, at most */
        room[h.count++] = vertex_of(&o, &m);
        step(m.left == 0 || (o.left != 0 && comes_first(&o, &m)) ? &o : &m);
    }
    if (h.count == 0) room[h.count++] = vertex_of(&o, &m);
    return h;
}

static int sign_of(int64_t v)
{
    return (v > 0) - (v < 0);
}

/* The signs first, then the sizes. */
int fh_compare_beside(fh_vec edge, int64_t across, uint32_t reach, int64_t along)
{
    if (!FH_SERVES_ROUNDS || reach == 0) return sign_of(across);
    const int across_sign = sign_of(across), along_sign = sign_of(along);
    if (across_sign != along_sign) return across_sign > along_sign ? 1 : -1;
    return across_sign * fh_compare_by_lengths(fh_size64(across), edge, fh_size64(along),
                                               (fh_vec){(int32_t)reach, 0});
}

int fh_compare_beyond(fh_vec edge, int64_t beyond, uint32_t reach)
{
    if (beyond < 0) return -1;
    if (!FH_SERVES_ROUNDS) return beyond > 0;
    const fh_wide squared = fh_wide_product((uint64_t)beyond, (uint64_t)beyond);
    const fh_wide most = fh_wide_product(fh_square(reach), fh_length_squared(edge));
    return fh_wide_less(squared, most) ? -1 : fh_wide_less(most, squared);
}

fh_nearest fh_hull_nearest(const fh_hull *h, fh_vec point)
{
    fh_nearest nearest = {FH_PART_NONE, 0};
    uint64_t least = UINT64_MAX;
    for (unsigned i = 0; i < h->count; i++) {
        const fh_vec edge = fh_hull_edge(h, i), from = fh_from_to(h->vertices[i].at, point);
        if (fh_cross(edge, from) > 0) continue; /* behind this face */
        const int64_t along = fh_dot(edge, from);
        if (along >= 0 && h->count > 1 && (uint64_t)along <= fh_length_squared(edge))
            return (fh_nearest){FH_PART_FACE, (uint8_t)i};
        const unsigned end = along > 0 ? fh_hull_next(h, i) : i;
        const uint64_t squared = fh_length_squared(fh_from_to(h->vertices[end].at, point));
        if (squared >= least) continue;
        least = squared;
        nearest = (fh_nearest){FH_PART_VERTEX, (uint8_t)end};
    }
    return nearest;
}

int fh_hull_compare(const fh_hull *h, fh_vec point, fh_nearest nearest, uint32_t reach)
{
    if (nearest.part == FH_PART_NONE) return -1;
    const fh_vec to = fh_from_to(point, h->vertices[nearest.index].at);
    if (nearest.part == FH_PART_FACE) {
        const fh_vec edge = fh_hull_edge(h, nearest.index);
        return fh_compare_beyond(edge, fh_cross(edge, to), reach);
    }
    const uint64_t squared = fh_length_squared(to), most = fh_square(reach);
    return (squared > most) - (squared < most);
}

fh_vec fh_perpendicular(fh_vec edge)
{
    if (edge.x == 0) return (fh_vec){edge.y > 0 ? 65536 : -65536, 0};
    if (edge.y == 0) return (fh_vec){0, edge.x > 0 ? -65536 : 65536};
    return (fh_vec){edge.y, fh_minus(0, edge.x)};
}

bool fh_normal_before(fh_vec a, fh_vec b)
{
    const int steeper = fh_compare_by_lengths(fh_size(a.y), b, fh_size(b.y), a);
    if (steeper != 0) return steeper > 0;
    return a.y != 0 && (a.y < 0) != (b.y < 0) ? a.y < 0 : a.x < b.x;
}

fh_vec fh_hull_outward(const fh_hull *h, fh_vec point, fh_nearest nearest)
{
    if (nearest.part == FH_PART_FACE) return fh_perpendicular(fh_hull_edge(h, nearest.index));
    return fh_from_to(h->vertices[nearest.index].at, point);
}

void fh_hull_step_out(const fh_hull *h, uint32_t reach, fh_vec *point)
{
    for (int tries = 0; tries < 3; tries++) {
        const fh_nearest nearest = fh_hull_nearest(h, *point);
        if (fh_hull_compare(h, *point, nearest, reach) >= 0) return;
        *point = fh_stepped(*point, fh_hull_outward(h, *point, nearest));
    }
}

/* Do both ends of a face belong to one corner of the obstacle? Then it is an edge of the mover's. */
static bool is_edge_of_mover(const fh_hull *h, unsigned index, const fh_core *obstacle)
{
    const fh_vec from = obstacle->vertices[h->vertices[index].of_obstacle];
    const fh_vec to = obstacle->vertices[h->vertices[fh_hull_next(h, index)].of_obstacle];
    return from.x == to.x && from.y == to.y;
}

/* So far from a corner, in the direction of the normal or against it. */
static fh_vec off(fh_vec corner, fh_vec normal, const fh_measured *measured, int32_t far)
{
    if (far == 0) return corner;
    const fh_vec way = far < 0 ? fh_reversed(normal) : normal;
    const uint32_t size = fh_size(far);
    return fh_shifted(corner, measured != NULL ? fh_at_reach_of(measured, way, size)
                                               : fh_at_reach(way, size));
}

fh_vec fh_hull_shared(const fh_hull *h, const fh_core *mover, const fh_core *obstacle,
                      fh_nearest met, fh_vec travel, fh_vec normal, const fh_measured *measured,
                      fix16_t depth)
{
    if (met.part == FH_PART_FACE && !is_edge_of_mover(h, met.index, obstacle)) {
        const fh_vec corner = mover->vertices[h->vertices[met.index].of_mover];
        return off(fh_shifted(corner, travel), normal, measured, fh_minus(depth, mover->radius));
    }
    return off(obstacle->vertices[h->vertices[met.index].of_obstacle], normal, measured,
               obstacle->radius);
}
