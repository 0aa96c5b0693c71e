#include "parting.h"

#include <math.h>

/* How far it is out by a face's line, counted to the core and not yet by the reach. */
static long double out_by(const feature *f)
{
    return (long double)spot_dot(f->out, f->at) / sqrtl((long double)spot_dot(f->out, f->out));
}

/* Is the origin beyond the line? */
static bool is_beyond(const feature *f)
{
    return spot_dot(f->out, f->at) < 0;
}

/* Where the origin is along the edge: 0 before it, 1 and 3 at its ends, 2 between, 4 after it. */
static int along(const difference *d, int i)
{
    const spot e = edge_of(d, i);
    const wide at = -spot_dot(e, d->corner[i]), length = spot_dot(e, e);
    return at < 0 ? 0 : at == 0 ? 1 : at < length ? 2 : at == length ? 3 : 4;
}

static feature face(const difference *d, int i)
{
    return (feature){true, d->corner[i], outward(d, i)};
}

/* The core's nearest corner to the origin. */
static int nearest_corner(const difference *d)
{
    int best = 0;
    for (int i = 1; i < d->corners; i++)
        if (spot_dot(d->corner[i], d->corner[i]) < spot_dot(d->corner[best], d->corner[best]))
            best = i;
    return best;
}

/* The nearest of the core, where the origin is outside of it: an edge, a corner, or the end of an
 * edge, which is both; nothing where it is not outside. */
static void find_nearest(parting *p, const difference *d)
{
    bool edge = false, end = false, outside = false;
    for (int i = 0; i < d->corners && d->corners > 1; i++) {
        const feature f = face(d, i);
        const int where = along(d, i);
        const bool flat_beyond = d->corners == 2 && spot_dot(f.out, f.at) == 0 && where % 4 == 0;
        outside = outside || is_beyond(&f) || flat_beyond;
        if (!is_beyond(&f) || where == 0 || where == 4) continue;
        p->by[p->count++] = f;
        edge = true;
        end = end || where != 2;
    }
    const spot k = d->corner[nearest_corner(d)];
    if (d->corners == 1) outside = k.x != 0 || k.y != 0;
    if (outside && (!edge || end)) p->by[p->count++] = (feature){false, k, {0, 0}};
}

/* Among faces along the axes: the shortest way out, up, down, left, right where it is equal. */
static feature first_face(const difference *d)
{
    feature best = box_face(d, 0);
    for (int turn = 1; turn < 4; turn++) {
        const feature f = box_face(d, turn);
        if (out_by(&f) < out_by(&best)) best = f;
    }
    return best;
}

/* The faces that the origin is not beyond, up to so far. */
static void add_faces(parting *p, const difference *d, long double most)
{
    for (int i = 0; i < d->corners; i++) {
        const feature f = face(d, i);
        if (!is_beyond(&f) && (long double)d->reach + out_by(&f) <= most) p->by[p->count++] = f;
    }
}

void true_parting(parting *p, const difference *d)
{
    p->count = 0;
    find_nearest(p, d);
    if (p->count == 0 && (!d->slanted || d->corners == 1)) p->by[p->count++] = first_face(d);
    p->depth = HUGE_VALL;
    if (p->count > 0) parting_way(d, &p->by[0], &p->depth);
    for (int i = 0; i < d->corners && p->count == 0; i++) {
        const feature f = face(d, i);
        p->depth = fminl(p->depth, (long double)d->reach + out_by(&f));
    }
    if (d->slanted && d->corners > 1) add_faces(p, d, p->depth + 1);
}

way parting_way(const difference *d, const feature *f, long double *far)
{
    const spot v = f->face ? f->out : (spot){-f->at.x, -f->at.y};
    const long double length = sqrtl((long double)spot_dot(v, v));
    *far = (long double)d->reach + (f->face ? out_by(f) : -length);
    return (way){(long double)v.x / length, (long double)v.y / length};
}

bool is_parting_normal(const difference *d, const feature *f, fh_vec stands, fh_vec normal)
{
    return f->face ? is_face_normal(d, f, normal) : is_corner_normal(d, stands, normal);
}
