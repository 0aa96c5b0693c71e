/*
 * What every game on the screen has around it: a start screen, score and lives, the end of the game, the
 * loop over the frames, and at the end of the program the figures and digests of the run. A game gives its
 * three functions and its main returns play_run.
 */
#ifndef PLAY_H
#define PLAY_H

#include "port.h"

typedef struct play_game {
    const char *title;
    const char *help[2]; /* what the buttons do, 31 letters a line at most */
    void (*start)(void); /* a new game; sets play.lives */

    /* 1/60 s. held: the buttons that are down, as PORT_ bits; pressed: those of them that were up the
     * frame before. The game is over when play.lives is 0 after it. */
    void (*frame)(unsigned held, unsigned pressed);

    void (*draw)(void); /* onto the black picture; score and lives are drawn over it */
    void (*tell)(void); /* further figures of the whole run, by port_tell; may be null */
    bool bare;          /* without score and lives on the screen */
} play_game;

typedef struct play_state {
    uint32_t score;
    uint32_t lives;
} play_state;
extern play_state play;

/* Takes a number of the game's state into the digest of the run. */
void play_mix(int32_t number);

/* The value, held within the two. */
static inline int32_t play_held(int32_t least, int32_t value, int32_t most)
{
    return value < least ? least : value > most ? most : value;
}

/* The whole program: plays what the arguments say (port_start), and tells. Returns main's exit code. */
int play_run(const play_game *game, int argc, char **argv);

#endif
