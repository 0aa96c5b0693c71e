#include "truth.h"

#include <math.h>

enum { BITS = 320, TOLD = 200, TRUTHS = 16 };

/* Work space. */
static mpf_t least, loose, zero, gap, edge_time, corner_time, part, root;

truth *truth_number(int which)
{
    static truth all[TRUTHS];
    static bool ready;
    if (ready) return &all[which];
    ready = true;
    for (int i = 0; i < TRUTHS; i++)
        mpf_init2(all[i].time, BITS);
    mpf_t *const space[] = {&least, &loose, &zero, &gap, &part, &edge_time, &corner_time, &root};
    for (size_t i = 0; i < sizeof space / sizeof space[0]; i++)
        mpf_init2(*space[i], BITS);
    mpf_set_ui(least, 1);
    mpf_div_2exp(least, least, TOLD);
    mpf_mul_2exp(loose, least, 40); /* for lengths, which are larger than times */
    return &all[which];
}

static void set_wide(mpf_t number, wide value)
{
    const int64_t high = (int64_t)(value >> 62);
    mpf_set_si(number, high);
    mpf_mul_2exp(number, number, 62);
    const uint64_t low = (uint64_t)(value - high * ((wide)1 << 62));
    mpf_add_ui(number, number, low);
}

/* The sign of a - b, 0 where the work space cannot tell. */
static int order(const mpf_t a, const mpf_t b, const mpf_t tolerance)
{
    mpf_sub(gap, a, b);
    const int sign = mpf_sgn(gap);
    mpf_abs(gap, gap);
    return mpf_cmp(gap, tolerance) < 0 ? 0 : sign;
}

/* Takes what comes before all others (sense -1), or after (1), and what comes at the same time. */
static void consider(truth *t, const mpf_t time, feature f, int sense)
{
    const int compared = t->count == 0 ? sense : order(time, t->time, least);
    if (compared == -sense) return;
    if (compared == sense) {
        t->count = 0;
        mpf_set(t->time, time);
    }
    t->met[t->count++] = f;
}

/* When the point is at reach of the edge's line, into edge_time; false if it does not come nearer.
 */
static bool reaches_line(const difference *d, int i, spot motion)
{
    const spot out = outward(d, i);
    const wide nearing = -spot_dot(out, motion);
    if (nearing <= 0) return false;
    set_wide(root, spot_dot(out, out));
    mpf_sqrt(root, root);
    set_wide(part, d->reach);
    mpf_mul(root, root, part);
    set_wide(edge_time, -spot_dot(out, d->corner[i]));
    mpf_sub(edge_time, edge_time, root);
    set_wide(part, nearing);
    mpf_div(edge_time, edge_time, part);
    return true;
}

/* Is the point beside the edge at edge_time, its ends included? */
static bool is_beside(const difference *d, int i, spot motion)
{
    const spot e = edge_of(d, i);
    set_wide(part, spot_dot(e, motion));
    mpf_mul(part, part, edge_time);
    set_wide(root, spot_dot(e, d->corner[i]));
    mpf_sub(part, part, root);
    if (order(part, zero, loose) < 0) return false;
    set_wide(root, spot_dot(e, e));
    return order(part, root, loose) <= 0;
}

static void consider_edge(truth *t, const difference *d, int i)
{
    if (!reaches_line(d, i, t->motion) || order(edge_time, zero, least) < 0) return;
    if (!is_beside(d, i, t->motion)) return;
    consider(t, edge_time, (feature){true, d->corner[i], outward(d, i)}, -1);
}

/* The first time at which the distance from the corner is the reach: the smaller root. */
static void consider_corner(truth *t, const difference *d, int i)
{
    const spot k = d->corner[i], m = t->motion;
    const wide lies = spot_dot(k, k) - (wide)d->reach * d->reach;
    if (lies < 0 || spot_dot(m, m) == 0) return;
    set_wide(corner_time, spot_dot(m, k));
    mpf_mul(root, corner_time, corner_time);
    set_wide(part, lies);
    set_wide(edge_time, spot_dot(m, m));
    mpf_mul(part, part, edge_time);
    mpf_sub(root, root, part);
    if (mpf_sgn(root) < 0) return;
    mpf_sqrt(root, root);
    mpf_sub(corner_time, corner_time, root);
    mpf_div(corner_time, corner_time, edge_time);
    if (mpf_sgn(corner_time) < 0) return;
    consider(t, corner_time, (feature){false, k, {0, 0}}, -1);
}

bool true_touch(truth *t, const difference *d, fh_vec motion)
{
    t->motion = (spot){motion.x, motion.y};
    t->count = 0;
    for (int i = 0; i < d->corners; i++) {
        if (d->corners > 1) consider_edge(t, d, i);
        consider_corner(t, d, i);
    }
    return t->count > 0;
}

/* How fast a motion runs into a face, in lengths of the face's normal. */
static long double speed(const truth *t, int i)
{
    const spot out = t->met[i].out;
    return (long double)-spot_dot(out, t->motion) / sqrtl((long double)spot_dot(out, out));
}

/* Keeps what is as fast as the fastest, as far as that is to be told. */
static void keep_fastest(truth *t, bool exact)
{
    int fastest = 0, kept = 0;
    for (int i = 1; i < t->count; i++) {
        const bool upright = exact && t->met[i].out.x == 0;
        if (speed(t, i) > speed(t, fastest) || (upright && speed(t, i) >= speed(t, fastest)))
            fastest = i;
    }
    const long double enough = speed(t, fastest) * (1 - 1.0L / 65536);
    const feature best = t->met[fastest];
    for (int i = 0; i < t->count; i++)
        if (speed(t, i) >= enough) t->met[kept++] = t->met[i];
    t->count = kept;
    if (exact) t->met[0] = best, t->count = 1;
}

bool true_entry(truth *t, const difference *d, fh_vec motion)
{
    if (d->reach > 0) return true_touch(t, d, motion);
    t->motion = (spot){motion.x, motion.y};
    t->count = 0;
    for (int i = 0; i < d->corners; i++)
        if (reaches_line(d, i, t->motion)) /* the inside is entered with the last half plane */
            consider(t, edge_time, (feature){true, d->corner[i], outward(d, i)}, 1);
    if (t->count > 1) keep_fastest(t, !d->slanted);
    return t->count > 0;
}

void keep_faces(truth *t)
{
    int kept = 0;
    for (int i = 0; i < t->count; i++)
        if (t->met[i].face && speed(t, i) > 0) t->met[kept++] = t->met[i];
    t->count = kept;
    if (kept > 1) keep_fastest(t, false);
}

int compare_time(const truth *t, int64_t numerator, int64_t denominator)
{
    set_wide(part, numerator);
    set_wide(root, denominator);
    mpf_div(part, part, root);
    return order(t->time, part, least);
}

double placed(const truth *t, int64_t motion, int64_t whole)
{
    set_wide(part, motion);
    mpf_mul(part, part, t->time);
    set_wide(root, whole);
    mpf_add(part, part, root);
    return mpf_get_d(part);
}

double later_by(const truth *t, const truth *first, int64_t units)
{
    if (order(t->time, first->time, least) == 0) return 0;
    mpf_sub(part, t->time, first->time);
    set_wide(root, units);
    mpf_mul(part, part, root);
    return mpf_get_d(part);
}

/* Is a component whole, as far as can be told? */
static bool is_whole(const truth *t, int64_t motion, int64_t *whole)
{
    *whole = llrint(placed(t, motion, 0));
    set_wide(root, *whole);
    set_wide(part, motion);
    mpf_mul(part, part, t->time);
    return order(part, root, loose) == 0;
}

bool is_other_grid_point(const truth *t, fh_vec travel)
{
    int64_t x, y;
    if (!is_whole(t, t->motion.x, &x) || !is_whole(t, t->motion.y, &y)) return false;
    return travel.x != x || travel.y != y;
}
