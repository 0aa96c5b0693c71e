/*
 * A world of bodies: who is near, who may go where, who met whom. The caller owns all memory.
 *
 *     static fh_body bodies[320];
 *     static uint16_t buckets[512], near[320];
 *     static fh_pair pairs[32];
 *     fh_world world;
 *     fh_world_init(&world, &(fh_world_config){
 *         .bodies = bodies, .capacity = 320, .buckets = buckets, .bucket_count = 512,
 *         .near = near, .near_capacity = 320, .pairs = pairs, .pair_capacity = 32,
 *         .cell = FH_PX(32)});
 *
 *     fh_world_add(&world, &(fh_body_config){.shape = wall, .layers = WALL}, &id);
 *     fh_world_add(&world, &(fh_body_config){.shape = box, .layers = HERO, .slides = WALL,
 *                                            .passes = COIN}, &hero);
 *     ...
 *     fh_world_move(&world, hero, velocity, &moved);
 *     fh_world_update(&world, on_event, game);
 *
 * Bodies stand in a grid of hashed cells, in a cell of about their own size, so that the cost of a call depends
 * on what is near and not on how many there are. Worst case: all bodies in one place, or a box that spans all of
 * them, and each is asked. The same calls give the same bits on every processor; the order of bodies in reports
 * and what decides ties is their place in the array, the lower 16 bits of the id.
 *
 * LIMIT (shapes.h): each body with its radius, and motions. A value beyond it gives FH_ERR_RANGE, an invalid
 * shape FH_ERR_SHAPE, a full array FH_ERR_FULL, an id that is not, or not any more, in the world
 * FH_ERR_ID: all of them change nothing in the
 * world, and what they were to write is unspecified. Pointers that are not said to may be null are asserted.
 */
#ifndef FIXHIT_WORLD_H
#define FIXHIT_WORLD_H

#include "response.h"
#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Names a body as long as it is in the world; 0 names none. The place in the array of a body that was removed is
 * used again under another id; after 65,536 times an old id names the new body. */
typedef uint32_t fh_id;

/* A set of up to 16 layers. */
typedef uint16_t fh_layers;

/* What a mover does at another body. */
typedef enum fh_response {
    FH_IGNORE, /* goes through, and it is not reported */
    FH_PASS,   /* goes through, and it is reported, at any speed */
    FH_BOUNCE,
    FH_SLIDE,
    FH_STOP
} fh_response;

typedef struct fh_body_config {
    fh_shape shape;   /* as it stands; a polygon's table stays the caller's, and where it is */
    fh_layers layers; /* what this body is */
    fh_layers stops;  /* what it is stopped by when it moves */
    fh_layers
        slides; /* what it slides along; stopping comes first, then sliding, bouncing, passing */
    fh_layers bounces; /* what it bounces off */
    fh_layers passes;  /* what it passes and reports */
    fh_layers watches; /* of what in these layers that overlaps it fh_world_update tells */
    void *user;        /* for the caller; may be null */
} fh_body_config;

/* The caller's room for one body. What is in it is the library's. */
typedef struct fh_body {
    fh_body_config is;
    fh_rect bounds;
    uint16_t next, next_watcher, generation;
    uint8_t level;
} fh_body;

/* The caller's room for two bodies that overlap. What is in it is the library's. */
typedef struct fh_pair {
    fh_id watcher, other;
    uint8_t event;
} fh_pair;

typedef fh_response fh_filter(void *context, fh_id mover, fh_id other);

typedef struct fh_world_config {
    fh_body *bodies;
    size_t capacity;      /* bodies at most: 1 to 65,534 */
    uint16_t *buckets;    /* heads of the hashed cells */
    size_t bucket_count;  /* a power of two; one or two for each body are fast */
    uint16_t *near;       /* what is near the body of one call, while it runs */
    size_t near_capacity; /* as many as bodies is always enough; else a call can give FH_ERR_FULL */
    fh_pair *pairs;       /* may be null if pair_capacity is 0 */
    size_t pair_capacity; /* pairs that overlap at an update or did at the one before */
    fix16_t cell;         /* the smallest cell, a power of two: about the size of usual bodies */
    fh_filter *filter;    /* null: the mover's layers decide. Else it does: the same answer for the
                          same pair while a call runs; of the world it may ask fh_world_body only */
    void *context;        /* for the filter */
} fh_world_config;

enum { FH_LEVELS = 31 };

/* What is in it is the library's. */
typedef struct fh_world {
    fh_world_config is;
    size_t count, pair_count, used; /* used: places in the array that ever had a body */
    uint16_t free, watchers;
    uint16_t on_level[FH_LEVELS];
    uint32_t levels, spread;
    uint8_t shift;
} fh_world;

/* FH_ERR_RANGE for a capacity, bucket_count or cell that is not as it must be. */
fh_status fh_world_init(fh_world *world, const fh_world_config *config);

/* FH_ERR_FULL, FH_ERR_SHAPE, FH_ERR_RANGE. */
fh_status fh_world_add(fh_world *world, const fh_body_config *config, fh_id *id);

/* FH_ERR_ID. Pairs that it was in end at the next update. */
fh_status fh_world_remove(fh_world *world, fh_id id);

/* Sets the shape: moves a body without a look at what is there, or changes it. FH_ERR_ID, FH_ERR_SHAPE,
 * FH_ERR_RANGE. */
fh_status fh_world_place(fh_world *world, fh_id id, const fh_shape *shape);

/* The body's shape, layers and user; null for a stale id. Valid until the body is placed, moved or removed. */
const fh_body_config *fh_world_body(const fh_world *world, fh_id id);

/* All bodies, the lower place first; the callback may remove the body it is called with. */
void fh_world_each(fh_world *world, void (*visit)(void *context, fh_id id), void *context);

typedef struct fh_world_hit {
    fh_id id;
    fh_response response; /* of a cast FH_PASS */
    fh_hit hit; /* of this stretch of the way; inside where it was overlapped at its start */
} fh_world_hit;

typedef struct fh_moved {
    fh_world_hit *hits; /* in: room; may be null if capacity is 0 */
    size_t capacity;    /* in: for so many */
    unsigned turns;     /* in: slides and bounces at most, beside what it rests against */
    fix16_t
        nudge; /* in: so far aside at most, to get by the end of the one body that stopped it as a
                      wall or ceiling; takes a turn; 0: not */
    fh_vec travel;  /* out: from where it was to where it is */
    unsigned sides; /* out: the sides of the mover that met something, FH_UP ... FH_RIGHT */
    size_t
        count; /* out: hits, each body once for each response, in the order in which they were met;
                           what one stretch passes comes before what ends it, the lower place first */
    bool truncated; /* out: more were met than there was room for */
    bool
        inside; /* out: it overlapped what it does not pass at the start, reported as a hit; it stays */
} fh_moved;

/*
 * Moves a body, by the rules of fh_move and lists of boxes (move.h, sweep.h): after it the body overlaps
 * nothing that it does not pass, and nothing is missed at any speed. Boxes are told apart in time exactly;
 * elsewhere what is met within two units of travel can count as met at once, a face before a corner, then
 * the lower place.
 * A body moves |motion.x| + |motion.y| + 8 units at most in any direction, and turns times nudge more; what would so
 * come beyond LIMIT gives FH_ERR_RANGE. FH_ERR_ID; FH_ERR_FULL where more than near_capacity are near.
 * Cost: for each stretch of the way (turns + 5 at most) a look into the cells of its box, and a sweep
 * of what is there.
 */
fh_status fh_world_move(fh_world *world, fh_id id, fh_vec motion, fh_moved *moved);

/*
 * The bodies in these layers that the shape touches, the lower place first: *count is how many, which may be more
 * than capacity; then the array has the first ones. ids may be null if capacity is 0. FH_ERR_SHAPE,
 * FH_ERR_RANGE for the shape, FH_ERR_FULL where more than near_capacity are near.
 */
fh_status fh_world_query(const fh_world *world, const fh_shape *shape, fh_layers layers, fh_id *ids,
                         size_t capacity, size_t *count);

/* The bodies in these layers that the ray touches (cast.h), the nearest first, then the lower place; as above. */
fh_status fh_world_cast(const fh_world *world, fh_vec from, fh_vec motion, fh_layers layers,
                        fh_world_hit *hits, size_t capacity, size_t *count);

/*
 * The nearest body in these layers to a point, not farther than `within`: its id, or 0 where there is none, and its
 * distance, rounded up, of equally far ones by that the lower place. FH_ERR_RANGE for point or within,
 * FH_ERR_FULL where more than near_capacity are near.
 * Cost: a look into cells for each doubling of the distance, and up to 30 questions for each body that is
 * nearer than the one before.
 */
fh_status fh_world_nearest(const fh_world *world, fh_vec point, fh_layers layers, fix16_t within,
                           fh_id *id, fix16_t *distance);

typedef enum fh_event { FH_BEGIN, FH_STAY, FH_END } fh_event;
typedef void fh_tell(void *context, fh_event event, fh_id watcher, fh_id other);

/*
 * Tells of each pair of a watcher and another that overlap, when that begins, goes on, and ends, in the order of
 * the watchers' places, then the others'. Of bodies that were removed it ends too; their ids are stale then.
 * The callback must not change the world. FH_ERR_FULL, where there is no room for all pairs, those that end
 * included: then nothing was told, and the pairs are as they were.
 */
fh_status fh_world_update(fh_world *world, fh_tell *tell, void *context);

typedef struct fh_carried {
    fh_id id;
    fh_vec wanted; /* how far it was to go */
    fh_vec travel; /* how far it went */
    bool pushed;   /* it was in the way; else it rested on what went */
    bool crushed;  /* it is still overlapped by the carrier: it could not get out of its way */
} fh_carried;

typedef struct fh_carry {
    fh_carried *bodies; /* in: room; may be null if capacity is 0 */
    size_t capacity;    /* in */
    size_t count; /* out: who was taken along, the foremost in the direction of the motion first */
} fh_carry;

/*
 * Moves a platform, lift or crusher: it goes all the way, whatever is there. It takes along what rests on it, and
 * what rests on that, and pushes what it runs into, and what that runs into. That is of bodies that stop at what
 * moves them or slide along it, by their layers or the filter. What else they stop at stops them; who cannot get
 * out of the carrier's way is crushed and stays overlapped: what then is the caller's business, for what
 * is overlapped at the start is not looked at.
 * FH_ERR_ID, FH_ERR_RANGE; FH_ERR_FULL where there is no room for all in `bodies`, or in the world's `near`, which
 * must be as large as there are bodies.
 * Cost: a look round each body that is taken along, and a move; more where they stand in each other's way.
 */
fh_status fh_world_carry(fh_world *world, fh_id carrier, fh_vec motion, fh_carry *carry);

#ifdef __cplusplus
}
#endif

#endif
