/* The window of a PC, by SDL2: whole pixels at any size, the keyboard and game controllers. */
#include "window.h"

#include <SDL.h>
#include <string.h>

enum { WIDTH = PORT_SCREEN_WIDTH, HEIGHT = PORT_SCREEN_HEIGHT, SCALE = 6 };
enum { FRAMES_A_SECOND = 60, STICK_HELD = 16384 };

static struct {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *texture;
    SDL_GameController *controller;
    unsigned keys; /* held, a bit each in the order of the table */
    bool waits;    /* there is somebody to see the frames at their pace */
    uint64_t start, frames;
} is;

static const struct {
    SDL_Scancode key;
    unsigned button;
} keys[] = {
    {SDL_SCANCODE_UP, PORT_UP},        {SDL_SCANCODE_DOWN, PORT_DOWN},
    {SDL_SCANCODE_LEFT, PORT_LEFT},    {SDL_SCANCODE_RIGHT, PORT_RIGHT},
    {SDL_SCANCODE_LCTRL, PORT_SELECT}, {SDL_SCANCODE_SPACE, PORT_SELECT},
};

static const struct {
    SDL_GameControllerButton pressed;
    unsigned button;
} pads[] = {
    {SDL_CONTROLLER_BUTTON_DPAD_UP, PORT_UP},     {SDL_CONTROLLER_BUTTON_DPAD_DOWN, PORT_DOWN},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, PORT_LEFT}, {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PORT_RIGHT},
    {SDL_CONTROLLER_BUTTON_A, PORT_SELECT},       {SDL_CONTROLLER_BUTTON_B, PORT_SELECT},
};

static void check(bool good)
{
    if (good) return;
    port_complain("no window: ");
    port_complain(SDL_GetError());
    port_complain("\n");
    port_exit(2);
}

static void open_window(void)
{
    check(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER) == 0);
    atexit(SDL_Quit);
    is.window = SDL_CreateWindow("fixhit", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                 WIDTH * SCALE, HEIGHT * SCALE, SDL_WINDOW_RESIZABLE);
    check(is.window != NULL);
    is.renderer = SDL_CreateRenderer(is.window, -1, 0);
    check(is.renderer != NULL);
    check(SDL_RenderSetLogicalSize(is.renderer, WIDTH, HEIGHT) == 0);
    check(SDL_RenderSetIntegerScale(is.renderer, SDL_TRUE) == 0);
    is.texture = SDL_CreateTexture(is.renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING,
                                   WIDTH, HEIGHT);
    check(is.texture != NULL);
    is.waits = strcmp(SDL_GetCurrentVideoDriver(), "dummy") != 0;
    is.start = SDL_GetTicks64();
}

static uint32_t colour(unsigned grey)
{
    return grey * UINT32_C(0x111111);
}

void window_show(const uint8_t picture[PORT_SCREEN_BYTES])
{
    uint32_t pixels[WIDTH * HEIGHT];
    if (is.window == NULL) open_window();
    for (size_t i = 0; i < PORT_SCREEN_BYTES; i++) {
        pixels[2 * i] = colour(picture[i] >> 4);
        pixels[2 * i + 1] = colour(picture[i] & 15u);
    }
    check(SDL_UpdateTexture(is.texture, NULL, pixels, WIDTH * (int)sizeof pixels[0]) == 0);
    check(SDL_RenderClear(is.renderer) == 0);
    check(SDL_RenderCopy(is.renderer, is.texture, NULL, NULL) == 0);
    SDL_RenderPresent(is.renderer);
}

static void take_key(const SDL_KeyboardEvent *event)
{
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (event->keysym.scancode != keys[i].key) continue;
        if (event->state == SDL_PRESSED)
            is.keys |= 1u << i;
        else
            is.keys &= ~(1u << i);
    }
}

static bool wants_to_leave(const SDL_Event *event)
{
    return event->type == SDL_QUIT ||
           (event->type == SDL_KEYDOWN && event->key.keysym.scancode == SDL_SCANCODE_ESCAPE);
}

/* False if somebody wants to leave. */
static bool take_events(void)
{
    SDL_Event event;
    bool stays = true;
    while (SDL_PollEvent(&event) != 0) {
        if (wants_to_leave(&event)) stays = false;
        if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) take_key(&event.key);
        if (event.type == SDL_CONTROLLERDEVICEADDED && is.controller == NULL)
            is.controller = SDL_GameControllerOpen(event.cdevice.which);
        if (event.type == SDL_CONTROLLERDEVICEREMOVED && is.controller != NULL &&
            !SDL_GameControllerGetAttached(is.controller)) {
            SDL_GameControllerClose(is.controller);
            is.controller = NULL;
        }
    }
    return stays;
}

static unsigned keys_held(void)
{
    unsigned held = 0;
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if ((is.keys >> i & 1) != 0) held |= keys[i].button;
    return held;
}

static unsigned pushed(SDL_GameControllerAxis axis, unsigned back, unsigned on)
{
    const int stick = SDL_GameControllerGetAxis(is.controller, axis);
    return stick <= -STICK_HELD ? back : stick >= STICK_HELD ? on : 0;
}

static unsigned pads_held(void)
{
    if (is.controller == NULL) return 0;
    unsigned held = pushed(SDL_CONTROLLER_AXIS_LEFTX, PORT_LEFT, PORT_RIGHT) |
                    pushed(SDL_CONTROLLER_AXIS_LEFTY, PORT_UP, PORT_DOWN);
    for (size_t i = 0; i < sizeof pads / sizeof pads[0]; i++)
        if (SDL_GameControllerGetButton(is.controller, pads[i].pressed) != 0)
            held |= pads[i].button;
    return held;
}

/* A frame that comes late is not caught up with. */
static void wait_for_frame(void)
{
    const uint64_t due = is.start + ++is.frames * 1000 / FRAMES_A_SECOND, now = SDL_GetTicks64();
    if (now < due) {
        SDL_Delay((uint32_t)(due - now));
    } else {
        is.start = now;
        is.frames = 0;
    }
}

bool window_buttons(unsigned *pressed)
{
    if (is.window == NULL) open_window();
    if (is.waits) wait_for_frame();
    *pressed = take_events() ? keys_held() | pads_held() : PORT_END;
    return true;
}
