import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Participant } from "#people/model/carnet/participant.ts";
import { expectAccessible, watchConsole } from "../../testing/journey.ts";
import { keepAnswers } from "../../testing/keep-answers.ts";
import { type RunningDoors, startDoors } from "./start-doors.ts";

export { jose, north, others, people, south } from "./start-doors.ts";

export { expect, expectAccessible };

/** Browser messages about a missing network or a closed door. */
export const ofTheNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;

interface DoorFixtures {
  /** Console messages that the journey causes on purpose; any other fails it. */
  expectedConsole: RegExp | null;
  doors: RunningDoors;
}

export const test = base.extend<DoorFixtures>({
  expectedConsole: [null, { option: true }],
  // Service workers are allowed, so that the door's page opens offline.
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  doors: async ({}, use) => {
    const doors = await startDoors();
    await use(doors);
    await doors.stop();
  },
  // The server is a dependency, so that it stops after the page: a page without its server logs
  // errors.
  context: async ({ context, doors: _server, expectedConsole }, use) => {
    const expectSilence = watchConsole(context, expectedConsole);
    await use(context);
    expectSilence();
  },
});

/** Opens a door's link, whose answers will stay, and waits until the page also works offline. */
export async function takeList(page: Page, link: string): Promise<void> {
  await page.addInitScript(keepAnswers);
  await page.goto(link);
  await expect(page.getByText("Lista para trabajar también sin red")).toBeVisible();
}

/** Starts the shift with a scanner or the keyboard. */
export async function begin(page: Page, link: string): Promise<void> {
  await takeList(page, link);
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await expect(page.getByLabel("Carnet o nombre")).toBeVisible();
}

/** Types like a scanner that acts as a keyboard. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Scans a person's carnet and waits for the green answer. */
export async function letIn(page: Page, person: Participant | undefined): Promise<void> {
  if (person === undefined) throw new Error("There is no such person");
  await scan(page, person.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await expect(answer(page)).toContainText(person.nombre);
}

export const answer = (page: Page) => page.getByRole("region", { name: "Respuesta" });
export const head = (page: Page) => page.getByRole("banner");

/** A second phone. */
export async function secondPhone(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (browser === null) throw new Error("There is no browser");
  return (await browser.newContext()).newPage();
}
