"""Times Textual's screens without a terminal and prints one line of JSON a figure."""

import asyncio
import json
import statistics
import time
from importlib.metadata import version

from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Static

WARMUPS = 2
REPEATS = 7
PAIRS = 100
DEEP = 1000
DEEP_WARMUPS = 1
DEEP_REPEATS = 3


class Page(Screen):
    """A page with one view, as the other peers' pages have."""

    def compose(self) -> ComposeResult:
        yield Static()


class Stack(App):
    """The app whose screen stack does the work."""


async def push_and_pop(app: App, count: int) -> None:
    for _ in range(count):
        await app.push_screen(Page())
        await app.pop_screen()


async def push(app: App, count: int) -> None:
    for _ in range(count):
        await app.push_screen(Page())


async def pop_to_root(app: App) -> None:
    while len(app.screen_stack) > 1:
        await app.pop_screen()


async def microseconds(work) -> float:
    start = time.perf_counter()
    await work
    return (time.perf_counter() - start) * 1_000_000


def report(work: str, figures: list[float]) -> None:
    print(
        json.dumps(
            {
                "peer": "Textual screens",
                "work": work,
                "microseconds": round(statistics.median(figures), 2),
                "repeats": len(figures),
                "version": version("textual"),
            }
        ),
        flush=True,
    )


async def main() -> None:
    app = Stack()
    async with app.run_test(size=(80, 24)):
        pairs = [await microseconds(push_and_pop(app, PAIRS)) / PAIRS for _ in range(WARMUPS + REPEATS)]
        report("push + pop", pairs[WARMUPS:])

        pushes, pops = [], []
        for _ in range(DEEP_WARMUPS + DEEP_REPEATS):
            pushes.append(await microseconds(push(app, DEEP)))
            assert len(app.screen_stack) == DEEP + 1, "the stack is not as deep as it should be"
            pops.append(await microseconds(pop_to_root(app)))
        report("1,000 deep, push", pushes[DEEP_WARMUPS:])
        report("1,000 deep, pop to root", pops[DEEP_WARMUPS:])


asyncio.run(main())
