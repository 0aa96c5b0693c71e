/*
 * A PC's window without a display: keys and a controller's buttons are pressed, and its pixels read. With
 * RECORD=FILE in the environment what was pressed is recorded.
 */
#include "../unit/check.h"
#include "port.h"

#include <SDL.h>
#include <stdlib.h>

enum { SCALE = 6, WIDE = SCALE * PORT_SCREEN_WIDTH, HIGH = SCALE * PORT_SCREEN_HEIGHT };
enum { AXES = SDL_CONTROLLER_AXIS_MAX, BUTTONS = SDL_CONTROLLER_BUTTON_MAX };

static void start(void)
{
    static char program[] = "window", option[] = "--record";
    char *arguments[] = {program, option, getenv("RECORD"), NULL};
    CHECK(port_start(arguments[2] == NULL ? 1 : 3, arguments));
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* no display gives the focus */
    CHECK_EQUAL(port_buttons(), 0);
}

static void turn(SDL_Scancode key, bool down)
{
    SDL_Event event = {.type = down ? SDL_KEYDOWN : SDL_KEYUP};
    event.key.keysym.scancode = key;
    event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
    CHECK(SDL_PushEvent(&event) == 1);
}

static void keys(void)
{
    static const struct {
        SDL_Scancode key;
        unsigned button;
    } wired[] = {
        {SDL_SCANCODE_UP, PORT_UP},
        {SDL_SCANCODE_DOWN, PORT_DOWN},
        {SDL_SCANCODE_LEFT, PORT_LEFT},
        {SDL_SCANCODE_RIGHT, PORT_RIGHT},
        {SDL_SCANCODE_LCTRL, PORT_SELECT},
        {SDL_SCANCODE_SPACE, PORT_SELECT},
        {SDL_SCANCODE_A, 0},
    };
    for (uint32_t i = 0; i < sizeof wired / sizeof wired[0]; i++) {
        check_item("key", i);
        turn(wired[i].key, true);
        CHECK_EQUAL(port_buttons(), wired[i].button);
        CHECK_EQUAL(port_buttons(), wired[i].button);
        turn(wired[i].key, false);
        CHECK_EQUAL(port_buttons(), 0);
    }
}

static void two_keys(void)
{
    turn(SDL_SCANCODE_LEFT, true);
    turn(SDL_SCANCODE_SPACE, true);
    turn(SDL_SCANCODE_LCTRL, true);
    CHECK_EQUAL(port_buttons(), PORT_LEFT | PORT_SELECT);
    turn(SDL_SCANCODE_SPACE, false);
    CHECK_EQUAL(port_buttons(), PORT_LEFT | PORT_SELECT); /* by the other one */
    turn(SDL_SCANCODE_LCTRL, false);
    turn(SDL_SCANCODE_LEFT, false);
    CHECK_EQUAL(port_buttons(), 0);
}

static void controller_buttons(SDL_Joystick *stick)
{
    static const struct {
        SDL_GameControllerButton pressed;
        unsigned button;
    } wired[] = {
        {SDL_CONTROLLER_BUTTON_DPAD_UP, PORT_UP},
        {SDL_CONTROLLER_BUTTON_DPAD_DOWN, PORT_DOWN},
        {SDL_CONTROLLER_BUTTON_DPAD_LEFT, PORT_LEFT},
        {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PORT_RIGHT},
        {SDL_CONTROLLER_BUTTON_A, PORT_SELECT},
        {SDL_CONTROLLER_BUTTON_B, PORT_SELECT},
        {SDL_CONTROLLER_BUTTON_X, 0},
    };
    for (uint32_t i = 0; i < sizeof wired / sizeof wired[0]; i++) {
        check_item("controller's button", i);
        CHECK(SDL_JoystickSetVirtualButton(stick, (int)wired[i].pressed, 1) == 0);
        CHECK_EQUAL(port_buttons(), wired[i].button);
        CHECK(SDL_JoystickSetVirtualButton(stick, (int)wired[i].pressed, 0) == 0);
        CHECK_EQUAL(port_buttons(), 0);
    }
}

static void controller_stick(SDL_Joystick *stick)
{
    static const struct {
        SDL_GameControllerAxis axis;
        int16_t at;
        unsigned button;
    } pushes[] = {
        {SDL_CONTROLLER_AXIS_LEFTX, -16384, PORT_LEFT},
        {SDL_CONTROLLER_AXIS_LEFTX, -16383, 0},
        {SDL_CONTROLLER_AXIS_LEFTX, 16384, PORT_RIGHT},
        {SDL_CONTROLLER_AXIS_LEFTX, 16383, 0},
        {SDL_CONTROLLER_AXIS_LEFTY, -32768, PORT_UP},
        {SDL_CONTROLLER_AXIS_LEFTY, 32767, PORT_DOWN},
    };
    for (uint32_t i = 0; i < sizeof pushes / sizeof pushes[0]; i++) {
        check_item("push", i);
        CHECK(SDL_JoystickSetVirtualAxis(stick, (int)pushes[i].axis, pushes[i].at) == 0);
        CHECK_EQUAL(port_buttons(), pushes[i].button);
        CHECK(SDL_JoystickSetVirtualAxis(stick, (int)pushes[i].axis, 0) == 0);
        CHECK_EQUAL(port_buttons(), 0);
    }
}

static void controller(void)
{
    const int device =
        SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, AXES, BUTTONS, 0);
    CHECK(device >= 0 && SDL_IsGameController(device));
    SDL_Joystick *const stick = SDL_JoystickOpen(device);
    CHECK(stick != NULL);
    CHECK_EQUAL(port_buttons(), 0);
    controller_buttons(stick);
    controller_stick(stick);
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_A, 1);
    CHECK_EQUAL(port_buttons(), PORT_SELECT);
    CHECK(SDL_JoystickDetachVirtual(device) == 0); /* pulled out with a button held */
    CHECK_EQUAL(port_buttons(), 0);
    SDL_JoystickClose(stick);
}

static unsigned grey_at(int x, int y)
{
    return (unsigned)(x + 3 * y) % 16;
}

static void pixels(void)
{
    static uint8_t picture[PORT_SCREEN_BYTES];
    static uint32_t seen[HIGH][WIDE];
    for (int i = 0; i < PORT_SCREEN_BYTES; i++) {
        const int x = 2 * i % PORT_SCREEN_WIDTH, y = 2 * i / PORT_SCREEN_WIDTH;
        picture[i] = (uint8_t)(grey_at(x, y) << 4 | grey_at(x + 1, y));
    }
    port_show(picture);
    SDL_Renderer *const renderer = SDL_GetRenderer(SDL_GetWindowFromID(1));
    CHECK(SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_RGB888, seen, sizeof seen[0]) == 0);
    for (int y = 0; y < HIGH; y++) {
        for (int x = 0; x < WIDE; x++) {
            const uint32_t wanted = grey_at(x / SCALE, y / SCALE) * UINT32_C(0x111111);
            check_item("pixel", (uint32_t)(y * WIDE + x));
            CHECK_EQUAL(seen[y][x] & 0xFFFFFFu, wanted);
        }
    }
}

/* Buttons of a recording are not mixed with held ones, which can only end it. */
static void end(void)
{
    SDL_Event quit = {.type = SDL_QUIT};
    turn(SDL_SCANCODE_UP, true);
    CHECK_EQUAL(port_press(PORT_LEFT), PORT_LEFT);
    turn(SDL_SCANCODE_UP, false);
    turn(SDL_SCANCODE_ESCAPE, true);
    CHECK_EQUAL(port_buttons(), PORT_END);
    turn(SDL_SCANCODE_ESCAPE, true);
    CHECK_EQUAL(port_press(PORT_LEFT), PORT_END);
    CHECK(SDL_PushEvent(&quit) == 1);
    CHECK_EQUAL(port_buttons(), PORT_END);
}

const test tests[] = {{"start", start},
                      {"keys", keys},
                      {"two keys", two_keys},
                      {"controller", controller},
                      {"pixels", pixels},
                      {"end", end},
                      {NULL, NULL}};
