/*
 * Faults that users of other libraries reported, as tests: each is named after what went wrong,
 * with the place of the report above it. The numbers are our own.
 */
#ifndef REPORTS_H
#define REPORTS_H

#define REPORTS(X)                                                                                 \
    X(report_shared_edge_owned_by_both_tiles)                                                      \
    X(report_equal_rects_do_not_contain_each_other)                                                \
    X(report_zero_sized_rects)                                                                     \
    X(report_negative_sizes)                                                                       \
    X(report_intersection_of_what_is_apart)                                                        \
    X(report_eight_and_sixteen_bit_wrap)                                                           \
    X(report_intersection_depends_on_order)                                                        \
    X(report_odd_width_shifts_the_centre)                                                          \
    X(report_corner_taken_for_the_centre)                                                          \
    X(report_corner_treated_as_a_box)                                                              \
    X(report_circle_wholly_inside)                                                                 \
    X(report_rect_wholly_inside)                                                                   \
    X(report_square_overflows_int)                                                                 \
    X(report_square_overflows_q16)                                                                 \
    X(report_difference_overflows_before_it_is_widened)                                            \
    X(report_radii_added_to_the_distance)                                                          \
    X(report_query_misses_the_border)                                                              \
    X(report_nearest_corner_for_nearest_point)                                                     \
    X(report_pixel_truncated_instead_of_floored)                                                   \
    X(report_rounding_at_the_extremes)                                                             \
    X(report_zero_normal_when_the_centre_is_inside)                                                \
    X(report_wrong_axis_of_a_long_rect)                                                            \
    X(report_push_points_the_wrong_way)                                                            \
    X(report_concentric_circles)                                                                   \
    X(report_tiny_squares_underflow)                                                               \
    X(report_collinear_segments)                                                                   \
    X(report_answer_depends_on_direction)                                                          \
    X(report_rounded_crossing_tested_again)                                                        \
    X(report_axis_parallel_segment_missed)                                                         \
    X(report_ray_along_an_edge)                                                                    \
    X(report_segment_starts_inside)                                                                \
    X(report_segment_without_a_length)                                                             \
    X(report_line_taken_for_the_segment)                                                           \
    X(report_capsules_sign_of_closest_points)                                                      \
    X(report_capsule_against_circle)                                                               \
    X(report_sweep_of_radius_zero)                                                                 \
    X(report_time_rounded_into_overlap)                                                            \
    X(report_sweep_starts_inside)                                                                  \
    X(report_touching_and_leaving_is_a_hit)                                                        \
    X(report_corner_grazed)                                                                        \
    X(report_corner_treated_as_a_box_in_a_sweep)                                                   \
    X(report_tunnelling)                                                                           \
    X(report_zero_component_of_motion)                                                             \
    X(report_size_changes_the_time)                                                                \
    X(report_tangent_and_equal_motion)                                                             \
    X(report_mover_larger_than_the_tile)                                                           \
    X(report_zero_motion)                                                                          \
    X(report_sticks_on_a_seam)                                                                     \
    X(report_order_of_two_contacts)                                                                \
    X(report_snaps_sideways)                                                                       \
    X(report_gap_as_wide_as_the_mover)                                                             \
    X(report_stuck_on_an_outside_corner)                                                           \
    X(report_at_the_edge_of_the_map)                                                               \
    X(report_cross_product_overflows)                                                              \
    X(report_inside_for_one_winding_only)                                                          \
    X(report_bow_tie_hits_what_is_beside_it)                                                       \
    X(report_flat_polygon_hits_every_circle)                                                       \
    X(report_crossing_without_a_corner_inside)                                                     \
    X(report_tip_of_a_polygon_missed)                                                              \
    X(report_inside_at_the_height_of_a_corner)                                                     \
    X(report_opposite_corners_answered_differently)                                                \
    X(report_turned_box_taken_for_its_bounds)                                                      \
    X(report_push_too_short_to_leave_a_container)                                                  \
    X(report_axes_of_different_length_compared)                                                    \
    X(report_normal_of_a_turned_box_inverted)                                                      \
    X(report_seam_pushes_sideways)                                                                 \
    X(report_pushes_out_of_a_wall_added)                                                           \
    X(report_clipped_at_zero)                                                                      \
    X(report_ray_starts_inside)                                                                    \
    X(report_corner_behind_the_ray_is_hit)

/* Of what happens with assertions off: with them on, the far edge beyond int32_t is refused. */
#ifdef NDEBUG
#define UNCHECKED_REPORTS(X) X(report_position_plus_size_overflows)
#else
#define UNCHECKED_REPORTS(X)
#endif

/* Of tiles: in the program of tests/tiles. */
#define TILE_REPORTS(X)                                                                            \
    X(report_tile_range_at_a_boundary)                                                             \
    X(report_negative_cell_index)                                                                  \
    X(report_only_corners_of_a_large_mover)                                                        \
    X(report_ray_skips_a_cell)                                                                     \
    X(report_contact_on_the_neighbours_tile)                                                       \
    X(report_one_way_stops_who_starts_below)                                                       \
    X(report_first_column_does_not_stop)                                                           \
    X(report_seam_stops_a_walker)                                                                  \
    X(report_tile_sized_gap)                                                                       \
    X(report_falls_through_a_thin_floor)

#define DECLARE_TEST(name) void test_##name(void);
REPORTS(DECLARE_TEST)
UNCHECKED_REPORTS(DECLARE_TEST)
TILE_REPORTS(DECLARE_TEST)

/* Runs a check on each item of a table. */
#define CHECK_ITEMS(check, items)                                                                  \
    for (uint32_t i = 0; i < sizeof(items) / sizeof((items)[0]); i++) {                            \
        check_item("item", i);                                                                     \
        check(&(items)[i]);                                                                        \
    }

#endif
