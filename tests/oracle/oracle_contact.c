/* Contacts of every pair of kinds against the definition and the true way out. */
#include "motion.h"
#include "oracle.h"
#include "parting.h"
#include "small_polygons.h"

#include <math.h>

/* Which way out it took, told by the normal, and whether the point is on that. */
static bool goes_a_true_way(const body *mover, const body *obstacle, const difference *d,
                            const parting *p, const fh_contact *c)
{
    bool turned = false;
    for (int i = 0; i < p->count; i++) {
        const feature *f = &p->by[i];
        if (!is_parting_normal(d, f, c->push, c->normal)) continue;
        turned = true;
        long double far;
        const way out = parting_way(d, f, &far), moved = {out.x * far, out.y * far};
        if (is_shared(mover, moved, obstacle, f, out, c->point)) return true;
    }
    return wrong(turned ? "contact: point" : "contact: normal");
}

bool contact_is_right(const body *mover, const body *obstacle)
{
    fh_contact c = {{0, 0}, {0, 0}, {0, 0}, -1};
    const bool wanted = overlaps_at(mover, (fh_vec){0, 0}, obstacle);
    if (contacts[mover->kind][obstacle->kind](mover, obstacle, &c) != wanted)
        return wrong("contact: whether");
    if (!wanted) return c.depth == -1 || wrong("contact: written without one");
    const difference d = between(mover, obstacle);
    parting p;
    true_parting(&p, &d);
    if (overlaps_at(mover, c.push, obstacle)) return wrong("contact: overlap after push");
    if (hypotl(c.push.x, c.push.y) > p.depth + 2) return wrong("contact: push");
    if (c.depth < 0 || fabsl((long double)c.depth - p.depth) > 2) return wrong("contact: depth");
    return goes_a_true_way(mover, obstacle, &d, &p, &c);
}

static void check(const body *mover, fh_vec motion, const body *obstacle)
{
    if (contacts[mover->kind][obstacle->kind] == NULL) return;
    count_pair(contact_is_right(mover, obstacle), mover, motion, obstacle);
}

void oracle_contact_small(void)
{
    const fh_vec none = {0, 0};
    const motions still = {&none, 1};
    small_pairs(8, 0, check);
    small_polygon_pairs(SMALL_POLYGONS, 2, &still, check); /* three units off none overlap */
}

void oracle_contact_random(uint32_t *seed)
{
    random_pairs(seed, check);
}
