import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Participant } from "../../../src/domain/carnet/participant.ts";
import { expectAccessible } from "../../testing/journey.ts";
import { type RunningDoors, startDoors } from "./start-doors.ts";

export { jose, north, others, people, south } from "./start-doors.ts";

export { expect, expectAccessible };

/** What a browser says of a network that is gone, or of a door that is closed. */
export const ofTheNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;

interface DoorFixtures {
  /** Console messages the journey provokes on purpose; any other fails it. */
  expectedConsole: RegExp | null;
  doors: RunningDoors;
}

export const test = base.extend<DoorFixtures>({
  expectedConsole: [null, { option: true }],
  // The page of the door opens without a network.
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  doors: async ({}, use) => {
    const doors = await startDoors();
    await use(doors);
    await doors.stop();
  },
  // After the server, so that it ends before it: a page whose server is gone complains.
  context: async ({ context, doors: _server, expectedConsole }, use) => {
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!expectedConsole?.test(text)) unexpected.push(text);
    };
    context.on("console", (message) => note(`${message.type()}: ${message.text()}`));
    context.on("weberror", (error) => note(`error: ${error.error().message}`));
    await use(context);
    expect(unexpected, "unexpected console output").toEqual([]);
  },
});

/** Opens a door's link and waits until the page opens without a network, too. */
export async function takeList(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText("Lista para trabajar también sin red")).toBeVisible();
}

/** Begins with a scanner or the keyboard. */
export async function begin(page: Page, link: string): Promise<void> {
  await takeList(page, link);
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await expect(page.getByLabel("Carnet o nombre")).toBeVisible();
}

/** What a scanner does that types as a keyboard. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Scans somebody's carnet and waits for the green answer. */
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
