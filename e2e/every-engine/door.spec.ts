import { fakeCamera, passPicture, showPicture } from "../door/testing/fake-camera.ts";
import { jose, north, others, type RunningDoors, startDoors } from "../door/testing/start-doors.ts";
import { keepAnswers } from "../testing/keep-answers.ts";
import type { Visitor } from "../testing/visitor.ts";
import { test as everyEngine, expect } from "./testing/every-engine.ts";

const test = everyEngine.extend<{ doors: RunningDoors }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  doors: async ({}, use) => {
    const doors = await startDoors();
    await use(doors);
    await doors.stop();
  },
});

// The door's page opens offline.
test.use({
  serviceWorkers: "allow",
  startsAt: new Date().toISOString(),
  preload: `(${keepAnswers})()`,
});

function text(visitor: Visitor, selector: string): Promise<string> {
  return visitor.evaluate(
    (part) => document.querySelector<HTMLElement>(part)?.innerText ?? "",
    selector,
  );
}

/** Opens a door's link and starts the shift once the page also works offline. */
async function begin(visitor: Visitor, link: string, how: string): Promise<void> {
  await visitor.goto(link);
  await expect.poll(() => text(visitor, "main")).toContain("Lista para trabajar también sin red");
  await visitor.locator("body").getByRole("button", { name: how, exact: true }).click();
  await expect.poll(() => text(visitor, ".finder label")).toBe("Carnet o nombre");
}

const withKeys = "Empezar con lector o teclado";

/** Types like a scanner that acts as a keyboard. */
async function scan(visitor: Visitor, code: string): Promise<void> {
  await visitor.keyboard.type(code);
  await visitor.keyboard.press("Enter");
}

/**
 * The answer's kind and text, and the part of the screen without its colour; `null` without an
 * answer.
 */
function answer(visitor: Visitor) {
  return visitor.evaluate(() => {
    const screen = document.querySelector<HTMLElement>(".answer");
    if (screen === null) return null;
    const { width, height } = screen.getBoundingClientRect();
    const free = [innerWidth - width, innerHeight - height];
    return {
      kind: screen.dataset.kind,
      words: screen.innerText,
      colour: getComputedStyle(screen).backgroundColor,
      free,
    };
  });
}

test("a scanner that types gets each answer in its colour over the whole screen", async ({
  doors,
  visitor,
}) => {
  await begin(visitor, await doors.open(), withKeys);
  expect(await visitor.evaluate(() => location.hash)).toBe("");
  const colours = new Set<string>();
  for (const [code, kind, words] of [
    [jose.carnet, "welcome", jose.nombre],
    [jose.carnet.replaceAll("-", ""), "already", `por ${north}`],
    ["2490-99-1", "not-listed", "No está en la lista"],
  ] as const) {
    await scan(visitor, code);
    await expect
      .poll(() => answer(visitor))
      .toMatchObject({ kind, words: expect.stringContaining(words), free: [0, 0] });
    colours.add((await answer(visitor))?.colour ?? "");
  }
  expect(colours.size).toBe(3);
});

test.describe("without a network", () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test("entries outlive a reload, and are sent once there is one", async ({ doors, visitor }) => {
    const link = await doors.open();
    await begin(visitor, link, withKeys);
    doors.cutOff();
    const [ana, beto] = others;
    for (const person of [ana, beto]) {
      await scan(visitor, person?.carnet ?? "");
      await expect.poll(async () => (await answer(visitor))?.words).toContain(person?.nombre);
    }
    await expect.poll(() => text(visitor, ".contact")).toMatch(/^Sin red.* 2 sin enviar$/);
    await visitor.goto(link.slice(0, link.indexOf("#")));
    await expect.poll(() => text(visitor, ".contact")).toMatch(/2 sin enviar$/);
    await scan(visitor, ana?.carnet ?? "");
    await expect.poll(() => answer(visitor)).toMatchObject({ kind: "already" });
    doors.reconnect();
    await expect.poll(() => text(visitor, ".contact")).toBe("En línea");
    const { lines } = await doors.store.door.readLog(0);
    const entered = lines.map((line) => ("carnet" in line ? line.carnet : null));
    expect(entered.sort()).toEqual([ana?.carnet, beto?.carnet]);
  });
});

test.describe("with a camera", () => {
  test.use({ preload: `(${keepAnswers})(); (${fakeCamera})()` });

  test("the pass is read", async ({ doors, visitor }) => {
    await begin(visitor, await doors.open(), "Empezar con la cámara");
    await visitor.evaluate(showPicture, await passPicture(jose.carnet));
    const entered = async () => (await doors.store.door.readLog(0)).lines;
    await expect.poll(entered).toMatchObject([{ kind: "entry", carnet: jose.carnet }]);
  });
});
