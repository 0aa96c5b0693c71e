/* Casts against every kind, against the definition and the true contact. */
#include "motion.h"
#include "oracle.h"
#include "parting.h"
#include "small_polygons.h"

static spot spot_of(fh_vec v)
{
    return (spot){v.x, v.y};
}

static bool runs_along(fh_vec normal, fh_vec motion)
{
    return spot_dot(spot_of(normal), spot_of(motion)) > 0;
}

/* On a flat thing without a radius it is the side against the ray; by a corner as the contact has
 * it, where there is one. */
static bool is_inside_normal(const body *dot, const body *obstacle, const difference *d,
                             const feature *f, fh_vec motion, fh_vec normal)
{
    fh_contact c;
    if (d->corners == 2 && d->reach == 0 && runs_along(normal, motion) && !d->boxed) return false;
    if (!f->face && obstacle->kind != BODY_SEGMENT &&
        contacts[BODY_CIRCLE][obstacle->kind](dot, obstacle, &c))
        return same(normal, c.normal);
    return is_parting_normal(d, f, (fh_vec){0, 0}, normal);
}

static bool inside_is_right(const body *dot, fh_vec motion, const body *obstacle,
                            const difference *d, const fh_hit *h)
{
    if (!h->inside || h->t != 0 || !same(h->travel, (fh_vec){0, 0})) return wrong("cast: inside");
    if (!same(h->point, dot->as.circle.center)) return wrong("cast: point inside");
    parting p;
    true_parting(&p, d);
    for (int i = 0; i < p.count; i++)
        if (is_inside_normal(dot, obstacle, d, &p.by[i], motion, h->normal)) return true;
    return wrong("cast: normal inside");
}

/* The face of a rect that the ray runs into, the faster one at a corner, a floor or ceiling of
 * equally fast ones; also by the end of a flat rect. */
static void take_box_face(truth *t, const difference *d)
{
    int64_t fastest = 0;
    for (int turn = 0; turn < 4; turn++) {
        const feature f = box_face(d, turn);
        const int64_t nearing = (int64_t)-spot_dot(f.out, t->motion);
        if (nearing <= fastest) continue;
        if (compare_time(t, (int64_t)-spot_dot(f.out, f.at), nearing) != 0) continue;
        fastest = nearing;
        t->met[0] = f;
        t->count = 1;
    }
}

/* What has no radius and no inside has no way out at its ends but back; so has a place that lies
 * past the middle of a round by rounding. */
static bool is_normal(const difference *d, const truth *t, const feature *f, const fh_hit *h)
{
    if (f->face) return is_face_normal(d, f, h->normal);
    if (d->reach == 0) return points_against(h->normal, t->motion);
    if (is_corner_normal(d, h->travel, h->normal)) return true;
    return is_past_middle(d, h->travel, t->motion) && points_against(h->normal, t->motion);
}

static bool meets_a_feature(const difference *d, const truth *t, const fh_hit *h)
{
    const char *what = "cast: side";
    bool at_end = false;
    for (int i = 0; i < t->count; i++)
        at_end = at_end || (d->reach == 0 && !t->met[i].face);
    for (int i = 0; i < t->count; i++) {
        const feature *f = &t->met[i];
        if (at_end && f->face) continue;
        if (!is_outside(t, at_end ? way_back(t) : way_out(t, f), h->travel)) continue;
        what = "cast: normal";
        if (is_normal(d, t, f, h)) return true;
    }
    return wrong(what);
}

bool cast_is_right(fh_vec from, fh_vec motion, const body *obstacle)
{
    const body dot = body_of_circle((fh_circle){from, 0});
    const body path = body_of_segment((fh_segment){from, {from.x + motion.x, from.y + motion.y}});
    fh_hit h = unwritten_hit();
    const bool wanted = meeting_of(&path, obstacle).touch;
    if (casts[obstacle->kind](from, motion, obstacle, &h) != wanted)
        return wrong("cast: hit or miss");
    if (!wanted) return is_unwritten(&h) || wrong("cast: written by a miss");
    const difference d = between(&dot, obstacle);
    if (meeting_of(&dot, obstacle).touch) return inside_is_right(&dot, motion, obstacle, &d, &h);
    if (h.inside) return wrong("cast: inside");
    truth *const t = truth_number(0);
    if (!true_touch(t, &d, motion)) return wrong("cast: no true contact");
    if (obstacle->kind == BODY_RECT) take_box_face(t, &d);
    if (obstacle->kind == BODY_POLYGON) keep_faces(t);
    if (!time_is_right(t, h.t)) return wrong("cast: t");
    if (!travel_is_near(t, h.travel)) return wrong("cast: travel");
    if (h.point.x != from.x + h.travel.x || h.point.y != from.y + h.travel.y)
        return wrong("cast: point");
    if (runs_along(h.normal, motion)) return wrong("cast: normal along the ray");
    return meets_a_feature(&d, t, &h);
}

/* A circle of radius 0 stands for the ray. */
static void check(const body *mover, fh_vec motion, const body *obstacle)
{
    if (mover->kind != BODY_CIRCLE || mover->radius != 0) return;
    if (casts[obstacle->kind] == NULL) return;
    count_pair(cast_is_right(mover->as.circle.center, motion, obstacle), mover, motion, obstacle);
}

/* A small polygon from every place in its grid and up to three units off, by every motion of up to
 * four units in x and y. */
static void check_polygon(int number)
{
    enum { SIDE = 9 };
    for (int i = 0; i < SIDE * SIDE; i++) {
        const body dot = body_of_circle((fh_circle){{i % SIDE - 3, i / SIDE - 3}, 0});
        const body polygon = small_polygon(number, (unsigned)i, (fh_vec){0, 0});
        for (int m = 0; m < SIDE * SIDE; m++)
            check(&dot, (fh_vec){m % SIDE - 4, m / SIDE - 4}, &polygon);
    }
}

void oracle_cast_small(void)
{
    small_pairs(7, 7, check);
    for (int i = 0; i < SMALL_POLYGONS; i += POLYGON_STEP)
        check_polygon(i);
}

void oracle_cast_random(uint32_t *seed)
{
    polygon_case p;
    const limit_case *const c = &p.shapes;
    motion_case_random(seed, &p.shapes);
    polygons_among(seed, &p);
    const fh_vec from[] = {c->circle.center, c->point};
    const body obstacles[] = {
        body_of_segment(c->other_segment),  body_of_circle(c->other_circle),
        body_of_capsule(c->other_capsule),  body_of_rect(c->rect),
        body_of_segment(c->segment),        body_of_circle(c->circle),
        body_of_capsule(c->capsule),        body_of_rect(c->other_rect),
        body_of_polygon(polygon_of(&p, 0)), body_of_polygon(polygon_of(&p, 1))};
    for (int i = 0; i < 20; i++) {
        const body dot = body_of_circle((fh_circle){from[i / 10], 0});
        check(&dot, c->motion, &obstacles[i % 10]);
    }
}
