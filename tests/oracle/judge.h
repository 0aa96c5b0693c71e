/* What contacts, sweeps and casts have in common to be judged by. */
#ifndef JUDGE_H
#define JUDGE_H

#include "truth.h"

/* Of a unit: how finely rounding is judged. */
#define JUDGED (1.0 / 64)

/* Says what was wrong with the call that is judged; false. */
bool wrong(const char *what);
const char *what_was_wrong(void);

bool same(fh_vec a, fh_vec b);

/* What no hit is, to see whether a miss writes anything. */
fh_hit unwritten_hit(void);
bool is_unwritten(const fh_hit *h);

/* Is the vector exactly of this direction? Exactly against it? */
bool points_along(fh_vec v, spot direction);
bool points_against(fh_vec v, spot direction);

/* Of a difference of boxes the upper, lower, left and right face, also where it has no length. */
feature box_face(const difference *d, int turn);

/* A face's: exactly its perpendicular, and (0, +-65536) or (+-65536, 0) by a face of a rect or
 * where the cores are points. */
bool is_face_normal(const difference *d, const feature *f, fh_vec normal);

/* A corner's: exactly the direction to where the mover stands from the nearest point of the core,
 * which may lie on an edge, for the mover stands there by rounding. */
bool is_corner_normal(const difference *d, fh_vec stands, fh_vec normal);

/* Does that direction lead along the motion? */
bool is_past_middle(const difference *d, fh_vec stands, spot motion);

bool time_is_right(const truth *t, fix16_t got);

/* Within a unit of the true contact, and no component beyond the motion. */
bool travel_is_near(const truth *t, fh_vec travel);

/* The way out of this feature at the true contact, one long. */
typedef struct way {
    long double x, y;
} way;

way way_out(const truth *t, const feature *f);

/* Back against the motion. */
way way_back(const truth *t);

/* Not on the inner side of the true contact. */
bool is_outside(const truth *t, way out, fh_vec travel);

/*
 * Is there a point within two units a component that both share when the mover has gone by `moved`
 * and touches with this feature, its way out being `out`?
 */
bool is_shared(const body *mover, way moved, const body *obstacle, const feature *f, way out,
               fh_vec point);

#endif
