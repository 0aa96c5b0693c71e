/* Sweeps of every pair of kinds against the definition and the true contact. */
#include "motion.h"
#include "oracle.h"
#include "small_polygons.h"

/* A segment is a capsule of radius 0 to what parts two. */
static body parted_from(const body *obstacle)
{
    const fh_segment s = obstacle->as.segment;
    if (obstacle->kind != BODY_SEGMENT) return *obstacle;
    return body_of_capsule((fh_capsule){s.a, s.b, 0});
}

/* As the contact has it, which is judged by itself. */
bool inside_hit_is_right(const body *mover, const body *obstacle, const fh_hit *h)
{
    const body other = parted_from(obstacle);
    fh_contact c;
    if (!h->inside || h->t != 0 || !same(h->travel, (fh_vec){0, 0})) return wrong("inside");
    if (!contact_is_right(mover, &other)) return false;
    contacts[mover->kind][other.kind](mover, &other, &c);
    return (same(h->normal, c.normal) && same(h->point, c.point)) || wrong("inside");
}

static bool is_normal(const difference *d, const feature *f, const fh_hit *h)
{
    return f->face ? is_face_normal(d, f, h->normal) : is_corner_normal(d, h->travel, h->normal);
}

/* One feature of the true contact must fit all of the answer. */
bool hit_is_right(const body *mover, const body *obstacle, const difference *d, const truth *t,
                  const fh_hit *h, bool stops_before)
{
    const way moved = {placed(t, t->motion.x, 0), placed(t, t->motion.y, 0)};
    const char *what = "travel: side";
    if (!time_is_right(t, h->t)) return wrong("t");
    if (!stops_before && !travel_is_near(t, h->travel)) return wrong("travel");
    if (!stops_before && is_other_grid_point(t, h->travel)) return wrong("travel: true grid point");
    for (int i = 0; i < t->count; i++) {
        const feature *f = &t->met[i];
        const way out = way_out(t, f);
        if (!stops_before && !is_outside(t, out, h->travel)) continue;
        what = "normal";
        if (!is_normal(d, f, h)) continue;
        what = "point";
        if (is_shared(mover, moved, obstacle, f, out, h->point)) return true;
    }
    return wrong(what);
}

bool sweep_is_right(const body *mover, fh_vec motion, const body *obstacle)
{
    const fh_vec still = {0, 0};
    fh_hit h = unwritten_hit();
    const bool wanted = overlaps_on_way(mover, still, motion, obstacle);
    if (sweeps[mover->kind][obstacle->kind](mover, motion, obstacle, &h) != wanted)
        return wrong("hit or miss");
    if (!wanted) return is_unwritten(&h) || wrong("written by a miss");
    if (overlaps_at(mover, still, obstacle)) return inside_hit_is_right(mover, obstacle, &h);
    if (h.inside) return wrong("inside");
    if (overlaps_at(mover, h.travel, obstacle)) return wrong("overlap after travel");
    const difference d = between(mover, obstacle);
    truth *const t = truth_number(0);
    if (!true_entry(t, &d, motion)) return wrong("no true contact");
    return hit_is_right(mover, obstacle, &d, t, &h, false);
}

static void check(const body *mover, fh_vec motion, const body *obstacle)
{
    if (sweeps[mover->kind][obstacle->kind] == NULL) return;
    count_pair(sweep_is_right(mover, motion, obstacle), mover, motion, obstacle);
}

/* In every direction that a side of the small triangles has. */
static const fh_vec directions[] = {{4, 0},   {0, 4},   {-4, 0}, {0, -4}, {4, 4},  {-4, 4},
                                    {-4, -4}, {4, -4},  {4, 2},  {2, 4},  {-2, 4}, {-4, 2},
                                    {-4, -2}, {-2, -4}, {2, -4}, {4, -2}};

void oracle_sweep_small(void)
{
    const motions along = {directions, sizeof directions / sizeof directions[0]};
    small_pairs(4, 4, check);
    small_polygon_pairs(SMALL_TRIANGLES, 3, &along, check);
}

void oracle_sweep_random(uint32_t *seed)
{
    random_pairs(seed, check);
}
