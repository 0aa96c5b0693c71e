/* A frame's move among tiles. */
#include "course.h"
#include "require.h"
#include "shift.h"
#include "way.h"

/* So little above the ground it stands on it: a slope's contact is rounded to within a unit each way. */
enum { NEAR_GROUND = 3 };

/* A move so far. */
typedef struct stage {
    const fh_tiles *tiles;
    fh_shape mover; /* where it is now */
    fh_tile_move *move;
} stage;

static fh_course course_of(const stage *s, fh_vec motion)
{
    return fh_course_of(s->tiles, &s->mover, motion, s->move->options);
}

/* The triggers of a stretch. */
static void add_triggers(const stage *s, fh_vec stretch)
{
    const fh_course c = course_of(s, stretch);
    fh_walk w = fh_walk_of(s->tiles, c.bounds, stretch, false);
    fh_cell cell;
    while (fh_walk_next(&w, &cell)) { /* at most all cells */
        if (cell.tile->kind != FH_TILE_TRIGGER) continue;
        const fh_shape shape = fh_cell_shape(s->tiles, &cell);
        fh_hit hit;
        if (fh_sweep(&s->mover, stretch, &shape, &hit)) fh_hits_add(&s->move->hits, &cell, 0);
    }
}

static void add_hit(const stage *s, const fh_cell *cell, fh_vec normal)
{
    const unsigned sides = fh_tile_side_of(normal);
    s->move->sides |= sides;
    fh_hits_add(&s->move->hits, cell, sides);
}

/* What blocks the motion at once where the mover is now. */
static FH_NOINLINE void add_what_blocks(const stage *s, fh_vec motion)
{
    const fh_course c = course_of(s, motion);
    const fh_vec step = {(motion.x > 0) - (motion.x < 0), (motion.y > 0) - (motion.y < 0)};
    const fh_rect b = c.bounds;
    const fh_rect around = {fh_plus(b.left, step.x < 0 ? -1 : 0),
                            fh_plus(b.top, step.y < 0 ? -1 : 0), fh_plus(b.right, step.x > 0),
                            fh_plus(b.bottom, step.y > 0)};
    fh_walk w = fh_walk_of(s->tiles, around, (fh_vec){0, 0}, false);
    fh_cell cell;
    while (fh_walk_next(&w, &cell)) { /* at most all cells */
        fh_hit hit;
        bool hidden;
        if (!fh_course_meets(&c, &cell, &hit, &hidden)) continue;
        if (fh_is_zero(hit.travel) && !hidden) add_hit(s, &cell, hit.normal);
    }
}

/* Goes so far. */
static void go(stage *s, fh_vec by, bool triggers)
{
    if (triggers) add_triggers(s, by);
    fh_shift_shape(&s->mover, by);
    s->move->travel = fh_shifted(s->move->travel, by);
}

static void stop(stage *s, const fh_cell *met, const fh_hit *hit, fh_vec motion)
{
    add_hit(s, met, hit->normal);
    add_what_blocks(s, motion);
    if (hit->inside) s->move->inside = true;
}

/* The whole of a motion, with its slides. */
static void run(stage *s, fh_vec motion)
{
    fh_way way = fh_way_of(motion, s->move->slides);
    fh_cell met;
    fh_hit hit;
    bool triggers;
    bool resting;
    do { /* slides + FH_RESTS + 1 at most */
        const fh_course c = course_of(s, way.motion);
        const bool blocked = fh_course_first(&c, &met, &hit, &triggers);
        if (!blocked) hit.travel = way.motion;
        if (!fh_way_goes(&way, hit.travel)) hit.travel = (fh_vec){0, 0}; /* it stays, and turns */
        go(s, hit.travel, triggers);
        if (!blocked) return;
        stop(s, &met, &hit, way.motion);
        if (hit.inside) return;
        resting = fh_is_zero(hit.travel);
    } while (fh_way_turns(&way, resting) && fh_way_slides(&way, hit.travel, resting, hit.normal));
}

/* Is there ground less than this far below? */
static bool find_ground(const stage *s, fix16_t below, fh_cell *met, fh_hit *hit, bool *triggers)
{
    const fh_course c = course_of(s, (fh_vec){0, below});
    return fh_course_first(&c, met, hit, triggers) && !hit->inside &&
           (fh_tile_side_of(hit->normal) & FH_DOWN) != 0;
}

static bool stands(const stage *s, fix16_t below)
{
    fh_cell met;
    fh_hit hit;
    bool triggers;
    return find_ground(s, below, &met, &hit, &triggers);
}

/* Down to the ground if it is within snap, or else as the motion falls. */
static void come_down(stage *s, fix16_t falls)
{
    fh_cell met;
    fh_hit hit;
    bool triggers;
    const fix16_t far = falls > s->move->snap ? falls : s->move->snap;
    if (find_ground(s, far, &met, &hit, &triggers)) {
        go(s, hit.travel, triggers);
        stop(s, &met, &hit, (fh_vec){0, far});
        s->move->on_ground = true;
    } else if (falls > 0) {
        run(s, (fh_vec){0, falls});
    }
}

static void move_all(stage *s, fh_vec motion)
{
    fh_tile_move *const move = s->move;
    const bool walks = move->snap > 0 && motion.y >= 0 && stands(s, NEAR_GROUND);
    run(s, walks ? (fh_vec){motion.x, 0} : motion);
    if (move->inside || motion.y < 0) return;
    if (walks) come_down(s, motion.y);
    if (!move->on_ground)
        move->on_ground = stands(s, (move->sides & FH_DOWN) != 0 ? NEAR_GROUND : 1);
}

void fh_tiles_move(const fh_tiles *tiles, const fh_shape *mover, fh_vec motion, fh_tile_move *move)
{
    FH_REQUIRE_TILES(tiles);
    FH_REQUIRE_MOVER(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_ASSERT(move != NULL);
    FH_ASSERT(move->hits.at != NULL || move->hits.capacity == 0);
    FH_ASSERT(0 <= move->snap && move->snap <= FH_LIMIT / 2);
    FH_ASSERT(fh_way_has_room(fh_shape_bounds(mover), motion, move->snap));
    move->travel = (fh_vec){0, 0};
    move->sides = 0;
    move->on_ground = move->inside = move->hits.truncated = false;
    move->hits.count = 0;
    stage s = {tiles, *mover, move};
    move_all(&s, motion);
}
