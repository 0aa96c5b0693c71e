/* Whether a polygon is one. */
#include "corners.h"
#include "fixhit/polygon.h"
#include "require.h"

static bool sum_in_limit(int32_t a, int32_t b)
{
    const int64_t sum = (int64_t)a + b;
    return FH_LIMITED(sum);
}

static bool points_up(fh_vec v)
{
    return v.y < 0 || (v.y == 0 && v.x < 0);
}

/* What is known of the way round so far. */
typedef struct round_trip {
    fh_vec first, last; /* edges with a length; (0, 0) before there is one */
    int turn;           /* the sense of all turns, 0 before there is one */
    int crossings;      /* of the horizontal: two, once round */
    bool bends_back;
} round_trip;

static void go_on(round_trip *trip, fh_vec edge)
{
    const fh_vec last = trip->last;
    trip->last = edge;
    if (last.x == 0 && last.y == 0) {
        trip->first = edge;
        return;
    }
    const int64_t cross = fh_cross(last, edge);
    const int turn = (cross > 0) - (cross < 0);
    if (turn == 0 ? fh_dot(last, edge) < 0 : trip->turn == -turn) trip->bends_back = true;
    if (turn != 0) trip->turn = turn;
    trip->crossings += points_up(last) != points_up(edge);
}

fh_status fh_polygon_check(const fh_polygon *polygon)
{
    FH_ASSERT(polygon != NULL);
    FH_ASSERT(polygon->vertices != NULL || polygon->count == 0);
    const unsigned count = polygon->count;
    for (unsigned i = 0; i < count; i++)
        if (!sum_in_limit(polygon->vertices[i].x, polygon->at.x) ||
            !sum_in_limit(polygon->vertices[i].y, polygon->at.y))
            return FH_ERR_RANGE;
    if (count < 3 || count > FH_POLYGON_MAX) return FH_ERR_SHAPE;
    round_trip trip = {{0, 0}, {0, 0}, 0, 0, false};
    for (unsigned i = 0; i < count; i++) {
        const unsigned next = i + 1 < count ? i + 1 : 0;
        const fh_vec edge = fh_from_to(polygon->vertices[i], polygon->vertices[next]);
        if (edge.x != 0 || edge.y != 0) go_on(&trip, edge);
    }
    go_on(&trip, trip.first);
    return trip.turn != 0 && !trip.bends_back && trip.crossings == 2 ? FH_OK : FH_ERR_SHAPE;
}
