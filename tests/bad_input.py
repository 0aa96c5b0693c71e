"""Bad input: what is said, and with which exit code."""

import os
import re
import shutil
import subprocess
import sys
import tempfile

from suite import ROOT, expect, run

sys.path[:0] = [os.path.join(ROOT, "bench"), os.path.join(ROOT, "ports")]
import objects  # noqa: E402
import qemu  # noqa: E402

BROKEN = {
    "fh_touch_point_rect": "rect->left <= rect->right",
    "fh_overlap_point_rect": "rect->top <= rect->bottom",
    "fh_touch_point_circle": "circle->radius >= 0",
    "fh_overlap_point_circle": "circle != NULL",
    "fh_touch_rect_rect": "a->left <= a->right",
    "fh_overlap_rect_rect": "b->top <= b->bottom",
    "fh_touch_circle_circle": "a->radius >= 0",
    "fh_overlap_circle_circle": "b->radius >= 0",
    "fh_touch_circle_rect": "circle->radius >= 0",
    "fh_overlap_circle_rect": "rect->left <= rect->right",
    "fh_touch_round_rect": "round->right - ",
    "fh_overlap_round_rect": "rect != NULL",
    "fh_touch_round_round": "a->right - ",
    "fh_overlap_round_round": "b->right - ",
    "fh_rect_contains": "inner->left <= inner->right",
    "fh_rect_intersection": "out != NULL",
    "fh_pixel_rect": "rect->top <= rect->bottom",
    "fh_closest_on_rect": "rect->left <= rect->right",
    "fh_find_touch_circle_rects": "circle->radius >= 0",
    "fh_find_overlap_circle_rects": "rects->stride % ",
    "fh_find_touch_rect_rects": "rects->first != NULL || rects->count == 0",
    "fh_find_overlap_rect_rects": "rects != NULL",
    "fh_find_touch_circle_rects16": "circle->radius >= 0",
    "fh_find_overlap_circle_rects16": "boxes->stride % ",
    "fh_find_touch_rect_rects16": "are_valid(boxes)",
    "fh_find_overlap_rect_rects16": "boxes != NULL",
    "fh_rect_from_size": "sum_fits(x, width)",
    "fh_vec_moved": "sum_fits(point.x, by.x)",
    "fh_rect_moved": "sum_fits(rect.left, by.x)",
    "fh_round_moved": "sum_fits(round.left, by.x)",
    "fh_circle_moved": "sum_fits(circle.center.x, by.x)",
    "fh_segment_moved": "sum_fits(segment.a.x, by.x)",
    "fh_capsule_moved": "sum_fits(capsule.a.x, by.x)",
    "fh_closest_on_segment": "(segment->b).x",
    "fh_touch_point_segment": "(point).x",
    "fh_overlap_point_segment": "segment != NULL",
    "fh_touch_point_capsule": "0 <= capsule->radius",
    "fh_overlap_point_capsule": "capsule->radius <= FH_LIMIT",
    "fh_touch_segment_segment": "(a->b).x",
    "fh_overlap_segment_segment": "(b->b).x",
    "fh_touch_segment_circle": "0 <= circle->radius",
    "fh_overlap_segment_circle": "circle->radius <= FH_LIMIT",
    "fh_touch_segment_capsule": "0 <= capsule->radius",
    "fh_overlap_segment_capsule": "(segment->b).x",
    "fh_touch_segment_rect": "rect->left <= rect->right",
    "fh_overlap_segment_rect": "-FH_LIMIT <= rect->left",
    "fh_touch_circle_capsule": "circle->radius <= FH_LIMIT",
    "fh_overlap_circle_capsule": "0 <= capsule->radius",
    "fh_touch_capsule_capsule": "a->radius <= FH_LIMIT",
    "fh_overlap_capsule_capsule": "0 <= b->radius",
    "fh_touch_capsule_rect": "rect->top <= rect->bottom",
    "fh_overlap_capsule_rect": "capsule->radius <= FH_LIMIT",
    "fh_contact_circle_circle": "mover->radius <= FH_LIMIT",
    "fh_contact_circle_rect": "-FH_LIMIT <= obstacle->left",
    "fh_contact_rect_circle": "mover->left <= mover->right",
    "fh_contact_rect_rect": "out != NULL",
    "fh_sweep_circle_circle": "(motion).x",
    "fh_sweep_circle_rect": "0 <= mover->radius",
    "fh_sweep_rect_circle": "obstacle->radius <= FH_LIMIT",
    "fh_sweep_rect_rect": "-FH_LIMIT <= obstacle->left",
    "fh_sweep_circle_rects": "(motion).x",
    "fh_sweep_rect_rects": "index != NULL",
    "fh_move_circle_rects": "move->hits != NULL",
    "fh_move_rect_rects": "fh_way_has_room(*mover, motion, 0)",
    "fh_cast_circle": "(from).x",
    "fh_cast_rect": "(motion).x",
    "fh_contact_circle_capsule": "0 <= obstacle->radius",
    "fh_contact_capsule_circle": "mover->radius <= FH_LIMIT",
    "fh_contact_capsule_capsule": "out != NULL",
    "fh_contact_capsule_rect": "obstacle->left <= obstacle->right",
    "fh_contact_rect_capsule": "-FH_LIMIT <= mover->left",
    "fh_sweep_circle_segment": "(obstacle->b).x",
    "fh_sweep_circle_capsule": "(motion).x",
    "fh_sweep_capsule_segment": "0 <= mover->radius",
    "fh_sweep_capsule_circle": "obstacle->radius <= FH_LIMIT",
    "fh_sweep_capsule_capsule": "obstacle->radius <= FH_LIMIT",
    "fh_sweep_capsule_rect": "out != NULL",
    "fh_sweep_rect_segment": "mover->top <= mover->bottom",
    "fh_sweep_rect_capsule": "obstacle != NULL",
    "fh_cast_segment": "(motion).x",
    "fh_cast_capsule": "0 <= capsule->radius",
    "fh_polygon_check": "polygon->vertices != NULL",
    "fh_polygon_moved": "sum_fits(polygon.at.x, by.x)",
    "fh_touch_point_polygon": "fh_polygon_check(polygon) == FH_OK",
    "fh_overlap_point_polygon": "(point).x",
    "fh_touch_segment_polygon": "(segment->b).x",
    "fh_overlap_segment_polygon": "fh_polygon_check(polygon) == FH_OK",
    "fh_touch_circle_polygon": "circle->radius <= FH_LIMIT",
    "fh_overlap_circle_polygon": "polygon != NULL",
    "fh_touch_capsule_polygon": "0 <= capsule->radius",
    "fh_overlap_capsule_polygon": "fh_polygon_check(polygon) == FH_OK",
    "fh_touch_rect_polygon": "rect->left <= rect->right",
    "fh_overlap_rect_polygon": "fh_polygon_check(polygon) == FH_OK",
    "fh_touch_polygon_polygon": "fh_polygon_check(a) == FH_OK",
    "fh_overlap_polygon_polygon": "fh_polygon_check(b) == FH_OK",
    "fh_contact_circle_polygon": "fh_polygon_check(obstacle) == FH_OK",
    "fh_contact_capsule_polygon": "0 <= mover->radius",
    "fh_contact_rect_polygon": "out != NULL",
    "fh_contact_polygon_circle": "0 <= obstacle->radius",
    "fh_contact_polygon_capsule": "fh_polygon_check(mover) == FH_OK",
    "fh_contact_polygon_rect": "obstacle->left <= obstacle->right",
    "fh_contact_polygon_polygon": "fh_polygon_check(obstacle) == FH_OK",
    "fh_sweep_circle_polygon": "mover->radius <= FH_LIMIT",
    "fh_sweep_capsule_polygon": "(motion).x",
    "fh_sweep_rect_polygon": "fh_polygon_check(obstacle) == FH_OK",
    "fh_sweep_polygon_segment": "(obstacle->b).x",
    "fh_sweep_polygon_circle": "fh_polygon_check(mover) == FH_OK",
    "fh_sweep_polygon_capsule": "(motion).x",
    "fh_sweep_polygon_rect": "-FH_LIMIT <= obstacle->left",
    "fh_sweep_polygon_polygon": "out != NULL",
    "fh_cast_polygon": "(from).x",
    "fh_touch": "(unsigned)a->kind <= FH_POLYGON",
    "fh_overlap": "b != NULL",
    "fh_contact_shapes": "(unsigned)obstacle->kind <= FH_POLYGON",
    "fh_sweep": "(unsigned)mover->kind <= FH_POLYGON",
    "fh_cast": "out != NULL",
    "fh_shape_bounds": "(unsigned)shape->kind <= FH_POLYGON",
    "fh_shape_check": "shape != NULL",
    "fh_world_init": "config->bodies != NULL",
    "fh_world_add": "id != NULL",
    "fh_world_remove": "world != NULL",
    "fh_world_place": "shape != NULL",
    "fh_world_body": "world != NULL",
    "fh_world_each": "visit != NULL",
    "fh_world_move": "moved->hits != NULL || moved->capacity == 0",
    "fh_world_query": "ids != NULL || capacity == 0",
    "fh_world_cast": "count != NULL",
    "fh_world_nearest": "id != NULL",
    "fh_world_update": "tell != NULL",
    "fh_world_carry": "carry->bodies != NULL || carry->capacity == 0",
    "fh_shape_moved": "(&shape)->kind <= FH_POLYGON",
    "fh_polygon_box": "half_width <= FH_LIMIT / 4",
    "fh_polygon_place": "fh_polygon_check(local) == FH_OK",
    "fh_mask_overlap": "b->width >= 0",
    "fh_mask_first": "pixel != NULL",
    "fh_compound_box": "index < compound->count",
    "fh_touch_compound_compound": "is_valid(b)",
    "fh_overlap_compound_compound": "is_valid(a)",
    "fh_touch_compound_shape": "(unsigned)shape->kind <= FH_POLYGON",
    "fh_overlap_compound_shape": "compound != NULL",
    "fh_tiles_touch": "tiles->size > 0",
    "fh_tiles_overlap": "fh_tiles_are_valid(tiles)",
    "fh_tiles_sweep": "mover->kind == FH_RECT",
    "fh_tiles_cast": "fh_tiles_are_in_limit(tiles)",
    "fh_tiles_move": "move->hits.at != NULL",
    "fh_slide": "(motion).x",
    "fh_bounce": "(motion).x",
}
NO_PRECONDITION = {"fh_rect_from_corners", "fh_unit", "fh_side_of", "fh_rotation_from_turn",
                   "fh_rotation_from_radians", "fh_assert_failed"}
ON_BOARDS = ["fh_touch_circle_rect", "fh_find_overlap_circle_rects", "fh_rect_from_size"]
ABORT_EXIT, FAULT_EXIT = 3, 4

RECORDINGS = {
    "unknown_key.txt": '2: unknown key "rihgt", expected up, down, left, right, select, none or shot',
    "long_line.txt": "4: line too long, expected at most 79 characters",
    "zero_count.txt": '1: bad count "0", expected 1 to 100000 frames',
    "bad_count.txt": '2: bad count "12x", expected 1 to 100000 frames',
    "trailing_word.txt": '1: "13" after the count, expected the end of the line',
    "empty_key.txt": '1: unknown key "", expected up, down, left, right, select, none or shot',
    "bad_name.txt": '2: bad name "a/b", expected 1 to 31 letters, digits, - and _',
    "no_name.txt": '1: bad name "", expected 1 to 31 letters, digits, - and _',
    "two_names.txt": '1: "two" after the name, expected the end of the line',
    "zero_byte.txt": "2: a zero byte, expected text",
    "empty.txt": " no frames, expected a line such as: right 12",
    "comments_only.txt": " no frames, expected a line such as: right 12",
    "": ":1: cannot be read, expected a file of recorded presses",  # a directory
    "missing.txt": "cannot be opened, expected a file of recorded presses",
}


# Levels of the platformer: what is said of each, after its name.
LEVELS = {
    "unknown_tile.txt": "3:5: unknown tile '?', expected one of .#=/\\rRFf^oEXSM",
    "short_row.txt": "2:6: 5 tiles in the row, expected 8 as in the first",
    "no_start.txt": "2:1: 0 starts, expected one S",
    "two_starts.txt": "2:8: 2 starts, expected one S",
    "half_slope.txt": "3:4: '.' beside 'r', expected 'R'",
    "one_end.txt": "1:6: 1 ends of a platform's way, expected two M in one row",
    "no_exit.txt": "2:1: 0 exits, expected an X",
    "second_level.txt": "6:8: 2 starts, expected one S",
    "empty_level.txt": "4:1: no rows, expected some tiles",
    "empty_end.txt": "4:1: no rows, expected some tiles",
    "empty.txt": "1:1: no rows, expected some tiles",
    "missing.txt": " No such file or directory, expected a level",
}

# And of breakout.
BRICKS = {
    "unknown_brick.txt": "3:11: unknown tile '4', expected one of .123",
    "short_row.txt": "2:12: 11 tiles in the row, expected 12",
    "long_row.txt": "2:13: 13 tiles in the row, expected 12",
    "nine_rows.txt": "11:1: 9 rows in the level, expected at most 8",
    "no_bricks.txt": "4:1: no bricks in the level, expected one at least",
    "empty_level.txt": "4:1: no rows, expected some tiles",
    "empty_end.txt": "2:1: no rows, expected some tiles",
    "empty.txt": "1:1: no rows, expected some tiles",
    "missing.txt": " No such file or directory, expected a level",
}


def expect_message(name, output, precondition):
    found = re.search(r"^fixhit: (\S+): broken precondition: (.*)$", output, re.MULTILINE)
    expect(found and found.group(1) == name and precondition in found.group(2), name, "said:", output)


def check_all_named():
    """Every public function that can be given something invalid is in the table above."""
    public = objects.public_functions()
    expect(public - set(BROKEN) == NO_PRECONDITION, "not broken by any test:", public - set(BROKEN))


def check_broken_on_host():
    for name, precondition in BROKEN.items():
        done = subprocess.run([os.path.join(ROOT, "build/host/broken"), name], capture_output=True, text=True)
        expect(done.returncode == -6, name, "did not abort:", done.returncode, done.stderr)
        expect_message(name, done.stderr, precondition)
    return len(BROKEN)


def check_broken_on_board(board):
    image = os.path.join(ROOT, "build", board, "broken-assert.elf")
    for name in ON_BOARDS:
        result = qemu.run(board, image, [name])
        expect(result.code == ABORT_EXIT, board, name, "exit code", result.code, result.output)
        expect_message(name, result.output, BROKEN[name])
    return len(ON_BOARDS)


def check_fault_on_board(board):
    registers = r"fault: exception 3\n  r0 [0-9a-f]{8}.*\n  r12 .* pc [0-9a-f]{8}"
    for kind, said in (("fault", registers), ("jump", registers), ("overrun", registers),
                       ("stack", "fault: exception 3\n  no registers"),
                       ("deep", "fault: the stack grew over the variables")):
        result = qemu.run(board, os.path.join(ROOT, "build", board, "broken-assert.elf"), [kind])
        expect(result.code == FAULT_EXIT, kind, "exit code", result.code, result.output)
        expect(re.search(said, result.output), kind, result.output)
    return 5


def check_command_line_on_board(board):
    """What does not fit is refused, not cut."""
    for words in (["a" * 140], list("abcdefghij")):
        result = qemu.run(board, os.path.join(ROOT, "build", board, "dot.elf"), words)
        expect(result.code == 2 and "command line too long" in result.output, result.code, result.output)
    return 2


def check_recordings_on_host():
    for name, said in RECORDINGS.items():
        path = os.path.join("tests", "bad", "recordings", name)
        output = run("build/host/dot", path, code=2)
        expect(output.startswith(path + ":") and output.rstrip("\n").endswith(said), name, "said:", output)
    return len(RECORDINGS)


def check_recordings_on_board(board):
    names = ("unknown_key.txt", "long_line.txt", "missing.txt", "empty.txt", "comments_only.txt", "")
    for name in names:
        path = os.path.join("tests", "bad", "recordings", name)
        result = qemu.run(board, os.path.join(ROOT, "build", board, "dot.elf"), [path])
        said = RECORDINGS[name or "empty.txt"]  # a debugger reads a folder as an empty file
        expect(result.code == 2 and said in result.output, name, result.code, result.output)
    return len(names)


def check_levels(game, script, levels, table, folder, said_of):
    """A level with a fault gets its place and what was expected, and no table is written."""
    script, levels = (os.path.join("examples", game, name) for name in (script, levels))
    with tempfile.TemporaryDirectory() as made:
        out = os.path.join(made, table)
        for name, said in said_of.items():
            path = os.path.join("tests", "bad", folder, name)
            output = run("python3", script, path, out, code=2)
            expect(output == "%s:%s\n" % (path, said), name, "said:", output)
            expect(os.listdir(made) == [], name, "wrote a table")
        expect("usage" in run("python3", script, code=2), "no usage")
        run("python3", script, levels, out)
        with open(out, encoding="ascii") as again, \
                open(os.path.join(ROOT, "build", "generated", table), encoding="ascii") as built:
            expect(again.read() == built.read(), "the table that was built is another")
    return len(said_of) + 2


def check_unwritten_table():
    """Where no table can be written, that is said, and none is there in part."""
    script, levels = "examples/breakout/bricks.py", "examples/breakout/levels.txt"
    with tempfile.TemporaryDirectory() as made:
        out = os.path.join(made, "none", "bricks.h")
        output = run("python3", script, levels, out, code=2)
        expect(output == out + ": No such file or directory, expected a file to write the table to\n", output)
        named, out = os.path.join(made, "bric\u00e9s.txt"), os.path.join(made, "bricks.h")
        shutil.copyfile(os.path.join(ROOT, levels), named)
        output = run("python3", script, named, out, code=2)
        expect(output.endswith(".txt: '\\xe9' in the table, expected ASCII\n"), output)
        expect(len(os.listdir(made)) == 1, "left", os.listdir(made))
    return 2


STEPS = [
    ("bad input: levels of the platformer", check_levels,
     ("platformer", "level.py", "level.txt", "level.h", "levels", LEVELS)),
    ("bad input: levels of breakout", check_levels,
     ("breakout", "bricks.py", "levels.txt", "bricks.h", "bricks", BRICKS)),
    ("bad input: a table that cannot be written", check_unwritten_table, ()),
    ("bad input: every function is broken once", check_all_named, ()),
    ("bad input: broken preconditions, host", check_broken_on_host, ()),
    ("bad input: recordings, host", check_recordings_on_host, ()),
]
for b in qemu.BOARDS:
    STEPS += [
        ("bad input: broken preconditions, " + b, check_broken_on_board, (b,)),
        ("bad input: fault, " + b, check_fault_on_board, (b,)),
        ("bad input: command line, " + b, check_command_line_on_board, (b,)),
        ("bad input: recordings, " + b, check_recordings_on_board, (b,)),
    ]
