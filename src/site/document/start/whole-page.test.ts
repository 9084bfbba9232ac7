// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import {
  allTasks,
  arrangePages,
  arrival,
  displayFont,
  laidOut,
  page,
  run,
  seen,
  settled,
  textFont,
} from "../../testing/start-page.ts";

arrangePages();

it.each(["reload", "back_forward"])("keeps the page whole on a %s", async (type) => {
  page.arrivals = [arrival(type)];
  run();
  expect(laidOut()).toEqual([true, true, true, true]);
  expect(page.requested).toEqual([textFont, displayFont]);
  page.links[0]?.dispatchEvent(new Event("load"));
  await settled();
  allTasks();
  expect(document.querySelectorAll("[data-shown]")).toHaveLength(0);
});

it.each(["load", "error"])("shows a whole page at the %s of its sheet, not before", async (end) => {
  location.hash = "#ponentes";
  run();
  await settled();
  allTasks();
  expect(seen()).toBe(false);
  page.links[0]?.dispatchEvent(new Event(end));
  await settled();
  allTasks();
  expect(seen()).toBe(true);
});

it.each(["hash", "reload", "back_forward"])(
  "shows a whole page without its sheet after 3 seconds (%s)",
  async (way) => {
    if (way === "hash") location.hash = "#ponentes";
    else page.arrivals = [arrival(way)];
    run();
    vi.advanceTimersByTime(2999);
    await settled();
    allTasks();
    expect(seen()).toBe(false);
    vi.advanceTimersByTime(1);
    await settled();
    allTasks();
    expect(seen()).toBe(true);
    // The sheet is applied by the browser whenever it comes.
    expect(page.links[0]?.rel).toBe("stylesheet");
  },
);

it("keeps the page whole for a visitor who follows a link to a text on it", () => {
  page.arrivals = [arrival("navigate", "https://example.org/#:~:text=Ponentes")];
  run();
  expect(laidOut()).toEqual([true, true, true, true]);
});

it("keeps the page whole for a visitor who follows a link to a place on it", () => {
  location.hash = "#ponentes";
  run();
  expect(laidOut()).toEqual([true, true, true, true]);
  expect(page.links[0]?.rel).toBe("stylesheet");
});
