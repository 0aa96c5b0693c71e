#include "earliest.h"

/* Two units of travel, in which what is met counts as met at once, and what a travel's rounding takes. */
enum { AT_ONCE = 3 };

/* A time of the motion, part / whole. */
typedef struct moment {
    int64_t part, whole;
} moment;

static bool is_later(moment a, moment b)
{
    return a.part * b.whole > b.part * a.whole;
}

/* When two intervals come to touch, the one at speed v: the gap by the speed; 0 / 1 where they do. */
static moment touch_of(fix16_t low, fix16_t high, fix16_t v, fix16_t other_low, fix16_t other_high)
{
    const int64_t gap = v > 0 ? (int64_t)other_low - high : (int64_t)low - other_high;
    if (v == 0 || gap <= 0) return (moment){0, 1};
    return (moment){gap, v > 0 ? v : -(int64_t)v};
}

/* Two boxes meet when they come to touch on the later axis. */
static moment meeting_of(const fh_rect *m, fh_vec motion, const fh_rect *o)
{
    const moment x = touch_of(m->left, m->right, motion.x, o->left, o->right);
    const moment y = touch_of(m->top, m->bottom, motion.y, o->top, o->bottom);
    return is_later(x, y) ? x : y;
}

/* Of two that block the motion, both met from outside: was the first met too late? */
static bool is_too_late(const fh_shape *mover, fh_vec motion, const fh_shape *first,
                        const fh_shape *other)
{
    fh_hit a, b;
    if (mover->kind == FH_RECT && first->kind == FH_RECT && other->kind == FH_RECT)
        return is_later(meeting_of(&mover->as.rect, motion, &first->as.rect),
                        meeting_of(&mover->as.rect, motion, &other->as.rect));
    if (!fh_sweep(mover, motion, first, &a) || !fh_sweep(mover, motion, other, &b)) return true;
    const double x = motion.x, y = motion.y;
    const fh_vec farther_by = {a.travel.x - b.travel.x, a.travel.y - b.travel.y};
    const double farther = farther_by.x * x + farther_by.y * y;
    return farther > 0 && farther * farther > AT_ONCE * AT_ONCE * (x * x + y * y);
}

/* The place in the list of what ended the first stretch, or count where nothing did; false where there was no room
 * to tell. */
static bool first_blocker(const plain_world *w, const fh_moved *moved, size_t *which)
{
    size_t i = 0;
    while (i < moved->count && moved->hits[i].response == FH_PASS)
        i++;
    *which = w->count;
    if (i == moved->count) return !moved->truncated;
    for (*which = 0; w->bodies[*which].id != moved->hits[i].id;)
        ++*which;
    return true;
}

bool earliest_is_first(const plain_world *w, size_t which, fh_vec motion, const fh_moved *moved)
{
    const fh_body_config *const mover = &w->bodies[which].is;
    size_t first;
    if (!first_blocker(w, moved, &first)) return true;
    for (size_t i = 0; i < w->count; i++) {
        const fh_body_config *const other = &w->bodies[i].is;
        fh_hit hit;
        if (i == which || i == first || plain_response(mover, other) <= FH_PASS ||
            !fh_sweep(&mover->shape, motion, &other->shape, &hit))
            continue;
        if (first == w->count || (hit.inside && (!moved->inside || i < first))) return false;
        if (!hit.inside && !moved->inside &&
            is_too_late(&mover->shape, motion, &w->bodies[first].is.shape, &other->shape))
            return false;
    }
    return true;
}
