#include "judge.h"

#include <math.h>
#include <stdlib.h>

static const char *why = "";

bool wrong(const char *what)
{
    why = what;
    return false;
}

const char *what_was_wrong(void)
{
    return why;
}

bool same(fh_vec a, fh_vec b)
{
    return a.x == b.x && a.y == b.y;
}

fh_hit unwritten_hit(void)
{
    return (fh_hit){-1, {-1, -1}, {0, 0}, {-1, -1}, true};
}

bool is_unwritten(const fh_hit *h)
{
    const fh_vec mark = {-1, -1}, none = {0, 0};
    return h->t == -1 && same(h->travel, mark) && same(h->normal, none) && same(h->point, mark);
}

bool points_along(fh_vec v, spot direction)
{
    const spot s = {v.x, v.y};
    return spot_cross(s, direction) == 0 && spot_dot(s, direction) > 0;
}

bool points_against(fh_vec v, spot direction)
{
    return points_along(v, (spot){-direction.x, -direction.y});
}

feature box_face(const difference *d, int turn)
{
    static const spot turns[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    spot best = d->corner[0];
    for (int i = 1; i < d->corners; i++)
        if (spot_dot(spot_less(d->corner[i], best), turns[turn]) > 0) best = d->corner[i];
    return (feature){true, best, turns[turn]};
}

bool is_face_normal(const difference *d, const feature *f, fh_vec normal)
{
    if (!points_along(normal, f->out)) return false;
    if (f->out.x != 0 && f->out.y != 0) return true;
    return (!d->boxed && d->corners > 1) || labs(normal.x) + labs(normal.y) == 65536;
}

/* From the nearest point of the core to a place outside of it, of some length. */
static spot corner_direction(const difference *d, fh_vec stands)
{
    const spot at = {stands.x, stands.y};
    spot nearest = spot_less(at, d->corner[0]);
    for (int i = 0; i < d->corners; i++) {
        const spot off = spot_less(at, d->corner[i]), e = edge_of(d, i);
        const wide along = spot_dot(off, e);
        if (along > 0 && along < spot_dot(e, e) && spot_dot(off, outward(d, i)) > 0)
            return outward(d, i);
        if (spot_dot(off, off) < spot_dot(nearest, nearest)) nearest = off;
    }
    return nearest;
}

bool is_corner_normal(const difference *d, fh_vec stands, fh_vec normal)
{
    return points_along(normal, corner_direction(d, stands));
}

bool is_past_middle(const difference *d, fh_vec stands, spot motion)
{
    return spot_dot(corner_direction(d, stands), motion) > 0;
}

bool time_is_right(const truth *t, fix16_t got)
{
    if (got < 0 || got > 65536) return false;
    return compare_time(t, got + 1, 65536) <= 0 && compare_time(t, got - 1, 65536) >= 0;
}

static bool component_is_near(const truth *t, int64_t got, int64_t motion)
{
    if (got * motion < 0 || llabs(got) > llabs(motion)) return false;
    return fabs(placed(t, -motion, got)) <= 1 + JUDGED;
}

bool travel_is_near(const truth *t, fh_vec travel)
{
    return component_is_near(t, travel.x, t->motion.x) &&
           component_is_near(t, travel.y, t->motion.y);
}

static way unit(long double x, long double y)
{
    const long double length = hypotl(x, y);
    return (way){x / length, y / length};
}

way way_out(const truth *t, const feature *f)
{
    if (f->face) return unit((long double)f->out.x, (long double)f->out.y);
    return unit(placed(t, t->motion.x, -f->at.x), placed(t, t->motion.y, -f->at.y));
}

way way_back(const truth *t)
{
    return unit((long double)-t->motion.x, (long double)-t->motion.y);
}

bool is_outside(const truth *t, way out, fh_vec travel)
{
    const long double x = placed(t, -t->motion.x, travel.x), y = placed(t, -t->motion.y, travel.y);
    return x * out.x + y * out.y >= -JUDGED;
}

/* Numbers from low to high. */
typedef struct range {
    long double low, high;
} range;

static range shared_range(range a, range b)
{
    return (range){fmaxl(a.low, b.low), fminl(a.high, b.high)};
}

/* Where along a line across `out` the points lie that are farthest out by `sense`, seen from `base`
 * when the body has gone by `moved`. */
static range support(const body *b, way moved, spot across, int sense, spot base, way out)
{
    range r = {HUGE_VALL, -HUGE_VALL};
    wide farthest = 0;
    for (int i = 0; i < b->points; i++) {
        const spot off = spot_less(b->at[i], base);
        const wide height = sense * spot_dot(off, across);
        if (i > 0 && height < farthest) continue;
        if (i == 0 || height > farthest) r = (range){HUGE_VALL, -HUGE_VALL};
        farthest = height;
        const long double along =
            ((long double)off.y + moved.y) * out.x - ((long double)off.x + moved.x) * out.y;
        r = (range){fminl(r.low, along), fmaxl(r.high, along)};
    }
    return r;
}

/* The points of a line at x + step * s that are within two units of 0. */
static range within_two(long double x, long double step)
{
    const long double most = 2 + JUDGED;
    if (fabsl(step) < 1e-15L)
        return fabsl(x) <= most ? (range){-HUGE_VALL, HUGE_VALL} : (range){1, -1};
    const long double a = (-most - x) / step, b = (most - x) / step;
    return (range){fminl(a, b), fmaxl(a, b)};
}

/* The obstacle's point that makes the corner, less one of the mover's: there is but one place. */
static spot corner_of(const body *mover, const body *obstacle, spot corner)
{
    for (int i = 0; i < obstacle->points; i++)
        for (int k = 0; k < mover->points; k++) {
            const spot off = spot_less(spot_less(obstacle->at[i], mover->at[k]), corner);
            if (off.x == 0 && off.y == 0) return obstacle->at[i];
        }
    abort();
}

/* The point of the obstacle's core that is farthest out. */
static spot farthest(const body *b, spot out)
{
    spot best = b->at[0];
    for (int i = 1; i < b->points; i++)
        if (spot_dot(spot_less(b->at[i], best), out) > 0) best = b->at[i];
    return best;
}

bool is_shared(const body *mover, way moved, const body *obstacle, const feature *f, way out,
               fh_vec point)
{
    const way still = {0, 0};
    spot base;
    range both = {0, 0};
    if (f->face) { /* a stretch of both faces, or where a corner meets one */
        base = farthest(obstacle, f->out);
        both = shared_range(support(obstacle, still, f->out, 1, base, out),
                            support(mover, moved, f->out, -1, base, out));
    } else {
        base = corner_of(mover, obstacle, f->at);
    }
    /* Not empty, but by rounding and for a way out that is not quite the shortest. */
    if (both.low > both.high) both = (range){both.high, both.low};
    both = (range){both.low - 1e-6L, both.high + 1e-6L};
    const long double radius = (long double)obstacle->radius;
    const long double x = (long double)(base.x - point.x) + radius * out.x;
    const long double y = (long double)(base.y - point.y) + radius * out.y;
    both = shared_range(both, shared_range(within_two(x, -out.y), within_two(y, out.x)));
    return both.low <= both.high;
}
