#include "judge.h"

static void add_point(core *c, int64_t x, int64_t y)
{
    c->x[c->points] = x;
    c->y[c->points++] = y;
}

static core core_of(const fh_shape *s)
{
    core c = {.points = 0};
    const fh_rect *const r = &s->as.rect;
    const fh_polygon *const p = &s->as.polygon;
    switch (s->kind) {
    case FH_CIRCLE:
        add_point(&c, s->as.circle.center.x, s->as.circle.center.y);
        c.radius = s->as.circle.radius;
        break;
    case FH_SEGMENT:
        add_point(&c, s->as.segment.a.x, s->as.segment.a.y);
        add_point(&c, s->as.segment.b.x, s->as.segment.b.y);
        break;
    case FH_RECT:
        add_point(&c, r->left, r->top);
        add_point(&c, r->right, r->top);
        add_point(&c, r->right, r->bottom);
        add_point(&c, r->left, r->bottom);
        break;
    default:
        for (int i = 0; i < p->count; i++)
            add_point(&c, (int64_t)p->vertices[i].x + p->at.x, (int64_t)p->vertices[i].y + p->at.y);
    }
    return c;
}

meeting judged(const pair *p)
{
    const core a = core_of(&p->a), b = core_of(&p->b);
    return defined_meeting(&a, &b);
}
