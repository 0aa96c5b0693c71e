/* A world as plainly as can be: a sorted list of bodies, and every question asks all of them. */
#ifndef PLAIN_H
#define PLAIN_H

#include <fixhit/fixhit.h>

enum { PLAIN_ROOM = 64 };

typedef struct plain_body {
    fh_id id;
    fh_body_config is;
} plain_body;

typedef struct plain_world {
    plain_body bodies[PLAIN_ROOM]; /* by their places */
    size_t count;
    bool were[PLAIN_ROOM][PLAIN_ROOM]; /* by places: overlapped at the last update */
    fh_id was[PLAIN_ROOM];             /* whose ids they had then */
    struct {
        fh_event event;
        fh_id watcher, other;
    } told[PLAIN_ROOM * PLAIN_ROOM]; /* by the real world, in this update */
    size_t told_count;
    unsigned long begun, ended;
} plain_world;

void plain_add(plain_world *w, fh_id id, const fh_body_config *body);
void plain_remove(plain_world *w, fh_id id);

/* The same as the world's functions. */
void plain_move(plain_world *w, size_t which, fh_vec motion, fh_moved *moved);
size_t plain_query(const plain_world *w, const fh_shape *shape, fh_layers layers, fh_id *ids,
                   size_t capacity);
size_t plain_cast(const plain_world *w, fh_vec from, fh_vec motion, fh_layers layers,
                  fh_world_hit *hits, size_t capacity);
fh_id plain_nearest(const plain_world *w, fh_vec point, fh_layers layers, fix16_t within,
                    fix16_t *distance);

/* What the mover does at the other, by its layers. */
fh_response plain_response(const fh_body_config *mover, const fh_body_config *other);

/* Does it overlap nothing that it does not pass? */
bool plain_is_free(const plain_world *w, size_t which);

/* What the real world tells between these two is what is to be told. */
void plain_begin_update(plain_world *w);
void plain_tell(plain_world *w, fh_event event, fh_id watcher, fh_id other);
bool plain_end_update(plain_world *w);

/* Is what was carried right? Takes over where the bodies are now. */
bool plain_carried(plain_world *w, const fh_world *world, size_t carrier, fh_vec motion,
                   const fh_carry *carry);

#endif
