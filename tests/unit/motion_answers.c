#include "motion_answers.h"

#include "check.h"
#include "limit_answers.h"

static uint32_t digest_vec(uint32_t digest, fh_vec v)
{
    return digest_word(digest_word(digest, (uint32_t)v.x), (uint32_t)v.y);
}

static uint32_t digest_hit(uint32_t digest, bool found, const fh_hit *h)
{
    if (!found) return digest_word(digest, 0);
    digest = digest_word(digest, (uint32_t)h->t * 2 + h->inside + 1u);
    return digest_vec(digest_vec(digest_vec(digest, h->travel), h->normal), h->point);
}

static uint32_t digest_contact(uint32_t digest, bool found, const fh_contact *c)
{
    if (!found) return digest_word(digest, 0);
    digest = digest_vec(digest_vec(digest_vec(digest, c->push), c->normal), c->point);
    return digest_word(digest, (uint32_t)c->depth);
}

/* The two rects as a list, and the box of a segment as a mover. */
static uint32_t list_answers(uint32_t digest, const limit_case *c)
{
    const fh_rects list = {&c->rect, 2, sizeof(fh_rect)};
    const fh_rect box = fh_rect_from_corners(c->segment.a, c->segment.b);
    size_t index = 0, hits[2] = {0, 0};
    fh_hit hit;
    fh_move move = {.hits = hits, .capacity = 2};
    bool found = fh_sweep_circle_rects(&c->circle, c->motion, &list, &index, &hit);
    digest = digest_hit(digest_word(digest, (uint32_t)index), found, &hit);
    found = fh_sweep_rect_rects(&box, c->motion, &list, &index, &hit);
    digest = digest_hit(digest_word(digest, (uint32_t)index), found, &hit);
    if (found) digest = digest_word(digest, fh_side_of(hit.normal));
    const fh_vec half = {c->motion.x / 8, c->motion.y / 8}; /* with room for any mover */
    fh_circle ball = c->circle;
    ball.center = (fh_vec){ball.center.x / 2, ball.center.y / 2};
    fh_move_circle_rects(&ball, half, &list, 3, &move);
    digest = digest_word(digest_vec(digest, move.travel), move.sides * 8 + (uint32_t)move.count);
    const fh_rect half_box = {box.left / 2, box.top / 2, box.right / 2, box.bottom / 2};
    fh_move_rect_rects(&half_box, half, &list, 3, &move);
    return digest_word(digest_vec(digest, move.travel), move.sides * 8 + (uint32_t)move.count);
}

uint32_t motion_answers(uint32_t digest, const limit_case *c)
{
    const fh_vec m = c->motion;
    fh_hit hit;
    fh_contact contact;
    digest = digest_word(digest, limit_answers(c));
#define ADD_CONTACT(a, b)                                                                          \
    digest = digest_contact(                                                                       \
        digest, fh_contact_##a##_##b(&c->MOVER_##a, &c->OBSTACLE_##b, &contact), &contact);
    CONTACTS(ADD_CONTACT)
#define ADD_SWEEP(a, b)                                                                            \
    digest = digest_hit(digest, fh_sweep_##a##_##b(&c->MOVER_##a, m, &c->OBSTACLE_##b, &hit), &hit);
    SWEEPS(ADD_SWEEP)
#define ADD_CAST(b)                                                                                \
    digest = digest_hit(digest, fh_cast_##b(c->point, m, &c->OBSTACLE_##b, &hit), &hit);
    CASTS(ADD_CAST)
    digest = list_answers(digest, c);
    digest = digest_vec(digest, fh_closest_on_segment(c->point, &c->segment));
    digest = digest_vec(digest, fh_unit(c->point));
    digest = digest_vec(digest, fh_slide(m, c->point));
    return digest_vec(digest, fh_bounce(m, c->point));
}

uint32_t polygon_motion_answers(uint32_t digest, const polygon_case *c)
{
    /* The shapes under the names that a pair's function has them by. */
    const struct {
        fh_circle circle;
        fh_capsule capsule;
        fh_rect rect;
        fh_segment segment;
        fh_polygon polygon;
    } mover = {c->shapes.circle, c->shapes.capsule, c->shapes.other_rect, c->shapes.segment,
               polygon_of(c, 0)},
      obstacle = {c->shapes.other_circle, c->shapes.other_capsule, c->shapes.rect,
                  c->shapes.other_segment, polygon_of(c, 1)};
    const fh_vec m = c->shapes.motion;
    fh_hit hit;
    fh_contact contact;
    digest = digest_word(digest, polygon_answers(c));
#define ADD_POLYGON_CONTACT(a, b)                                                                  \
    digest =                                                                                       \
        digest_contact(digest, fh_contact_##a##_##b(&mover.a, &obstacle.b, &contact), &contact);
    POLYGON_CONTACTS(ADD_POLYGON_CONTACT)
#define ADD_POLYGON_SWEEP(a, b)                                                                    \
    digest = digest_hit(digest, fh_sweep_##a##_##b(&mover.a, m, &obstacle.b, &hit), &hit);
    POLYGON_SWEEPS(ADD_POLYGON_SWEEP)
    return digest_hit(digest, fh_cast_polygon(c->shapes.point, m, &obstacle.polygon, &hit), &hit);
}
