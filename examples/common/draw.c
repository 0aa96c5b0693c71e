#include "draw.h"

#include <string.h>

enum { WIDTH = PORT_SCREEN_WIDTH, HEIGHT = PORT_SCREEN_HEIGHT, ROW_BYTES = WIDTH / 2 };

uint8_t picture[PORT_SCREEN_BYTES];

void draw_clear(unsigned grey)
{
    memset(picture, (int)(grey * 0x11), sizeof picture);
}

static bool is_inside(int x, int y)
{
    return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
}

static void set(int x, int y, unsigned grey)
{
    uint8_t *const byte = &picture[y * ROW_BYTES + x / 2];
    *byte = (uint8_t)(x % 2 == 0 ? (*byte & 0x0F) | grey << 4 : (*byte & 0xF0) | grey);
}

void draw_pixel(int x, int y, unsigned grey)
{
    if (is_inside(x, y)) set(x, y, grey);
}

/* The pixels left <= x < right of a row. */
static void row(int left, int right, int y, unsigned grey)
{
    if (left < 0) left = 0;
    if (right > WIDTH) right = WIDTH;
    if (left >= right || y < 0 || y >= HEIGHT) return;
    if (left % 2 != 0) set(left++, y, grey);
    if (right % 2 != 0) set(--right, y, grey);
    if (left < right)
        memset(&picture[y * ROW_BYTES + left / 2], (int)(grey * 0x11), (size_t)(right - left) / 2);
}

void draw_rect(int left, int top, int right, int bottom, unsigned grey)
{
    if (top < 0) top = 0;
    if (bottom > HEIGHT) bottom = HEIGHT;
    for (int y = top; y < bottom; y++)
        row(left, right, y, grey);
}

void draw_frame(int left, int top, int right, int bottom, unsigned grey)
{
    if (left >= right || top >= bottom) return;
    row(left, right, top, grey);
    row(left, right, bottom - 1, grey);
    draw_rect(left, top, left + 1, bottom, grey);
    draw_rect(right - 1, top, right, bottom, grey);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int greatest(int a, int b)
{
    return a < b ? b : a;
}

void draw_line(int x0, int y0, int x1, int y1, unsigned grey)
{
    if (greatest(x0, x1) < 0 || least(x0, x1) >= WIDTH || greatest(y0, y1) < 0 ||
        least(y0, y1) >= HEIGHT)
        return;
    if (y1 < y0 || (y1 == y0 && x1 < x0)) { /* from above: the same pixels from either end */
        const int x = x0, y = y0;
        x0 = x1, y0 = y1, x1 = x, y1 = y;
    }
    const int across = x1 < x0 ? x0 - x1 : x1 - x0, down = y1 - y0, step = x1 < x0 ? -1 : 1;
    for (int x = x0, y = y0, ahead = across - down;;) {
        draw_pixel(x, y, grey);
        if (x == x1 && y == y1) return;
        const int twice = 2 * ahead;
        if (twice > -down) ahead -= down, x += step;
        if (twice < across) ahead += across, y++;
    }
}

/* The rows above and below the middle of a disc of all pixels nearer than half a pixel beyond the radius. */
static void round_rows(int x, int y, int radius, bool filled, unsigned grey)
{
    if (radius < 0 || x + radius < 0 || x - radius >= WIDTH || y + radius < 0 ||
        y - radius >= HEIGHT)
        return;
    const int most = radius * radius + radius;
    int next = -1; /* how far the row before, one farther out, reached */
    for (int down = radius; down >= 0; down--) {
        int reach = next < 0 ? 0 : next;
        while ((reach + 1) * (reach + 1) + down * down <= most) /* at most radius in all */
            reach++;
        const int from = filled ? 0 : least(reach, next + 1);
        row(x + from, x + reach + 1, y - down, grey);
        row(x + from, x + reach + 1, y + down, grey);
        row(x - reach, x - from + 1, y - down, grey);
        row(x - reach, x - from + 1, y + down, grey);
        next = reach;
    }
}

void draw_circle(int x, int y, int radius, unsigned grey)
{
    round_rows(x, y, radius, false, grey);
}

void draw_disc(int x, int y, int radius, unsigned grey)
{
    round_rows(x, y, radius, true, grey);
}

void draw_outline(const fh_vec *corners, unsigned count, unsigned grey)
{
    for (unsigned i = 0, before = count - 1; i < count; before = i++)
        draw_line(corners[before].x, corners[before].y, corners[i].x, corners[i].y, grey);
}

/* Where the edge is in the row, to the nearest pixel; an upper end first, so that both ways agree. */
static int edge_at(fh_vec a, fh_vec b, int y)
{
    const fh_vec top = a.y < b.y ? a : b, bottom = a.y < b.y ? b : a;
    const int32_t down = bottom.y - top.y, along = (y - top.y) * (bottom.x - top.x);
    return top.x + (2 * along + (along < 0 ? -down : down)) / (2 * down);
}

void draw_polygon(const fh_vec *corners, unsigned count, unsigned grey)
{
    int top = corners[0].y, bottom = top;
    for (unsigned i = 1; i < count; i++) {
        top = least(top, corners[i].y);
        bottom = greatest(bottom, corners[i].y);
    }
    bottom = least(bottom, HEIGHT - 1);
    for (int y = greatest(top, 0); y <= bottom; y++) {
        int left = DRAW_LIMIT + 1, right = -DRAW_LIMIT - 1;
        for (unsigned i = 0, before = count - 1; i < count; before = i++) {
            const fh_vec a = corners[before], b = corners[i];
            if (y < least(a.y, b.y) || y > greatest(a.y, b.y)) continue;
            const int one = a.y == b.y ? a.x : edge_at(a, b, y);
            const int other = a.y == b.y ? b.x : one;
            left = least(left, least(one, other));
            right = greatest(right, greatest(one, other));
        }
        row(left, right + 1, y, grey);
    }
}

void draw_sprite_at(int x, int y, const draw_sprite *sprite, unsigned grey)
{
    const uint8_t *bytes = sprite->rows;
    for (int down = 0; down < sprite->height; down++, bytes += (sprite->width + 7) / 8)
        for (int across = 0; across < sprite->width; across++)
            if ((bytes[across / 8] << across % 8 & 0x80) != 0)
                draw_pixel(x + across, y + down, grey);
}
