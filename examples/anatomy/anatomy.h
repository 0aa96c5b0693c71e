/*
 * What the files of anatomy share. A scene is a test of two shapes, one of which the player moves,
 * and its lessons: the test as it should be, and then again and again with a step left out or done
 * as it is often seen.
 */
#ifndef ANATOMY_H
#define ANATOMY_H

#include <fixhit/fixhit.h>

/* Where places are asked about: between the two lines of text. */
enum { FIELD_TOP = 7, FIELD_BOTTOM = 51, FIELD_HEIGHT = FIELD_BOTTOM - FIELD_TOP };

/* White is kept for what is wrong, and for text. */
enum { HIT_GREY = 2, LINE_GREY = 5, BRIGHT_GREY = 11 };

typedef struct lesson {
    const char *name;
    const char *outcome; /* what goes wrong */
    unsigned parts;      /* the steps that are on, and mistakes: bits of the scene's own */
} lesson;

typedef struct scene {
    const lesson *lessons;
    unsigned count;
    int width;    /* the field ends here */
    fh_vec start; /* where what is moved stands at first */
    bool turns;   /* what is moved can be turned */
    void (*prepare)(unsigned parts, uint16_t turn);

    /* With what is moved standing here: the answer of the lesson's test, and the library's. */
    bool (*says)(fh_vec at);
    bool (*knows)(fh_vec at);

    void (*draw_steps)(fh_vec at);
    void (*draw_moved)(fh_vec at);
    void (*draw_figures)(fh_vec at); /* in the top line */
} scene;

extern const scene circle_box, axes;

/* places.c: where in the field the lesson's test is wrong. A row of places is asked about at a time,
 * since all of them take longer than a frame; places_ask is true at the last. */
void places_forget(void);
bool places_ask(const scene *s);
uint32_t places_wrong(void);
void places_draw_hits(void);
void places_draw_wrong(void);

#endif
