import { test as base, expect, type Page } from "@playwright/test";
import type { Role } from "#access/model/calls.ts";
import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { expectAccessible, watchConsole } from "../../testing/journey.ts";
import { keepAnswers } from "../../testing/keep-answers.ts";
import { type RunningPlace, startPlace } from "./start-place.ts";

export { key, people } from "./start-place.ts";
export { expect, expectAccessible };

/** Browser messages about refused calls and a missing network. */
export const ofTheNetwork = /Failed to load resource/;

interface PlaceFixtures {
  /** Console messages that the journey causes on purpose; any other fails it. */
  expectedConsole: RegExp | null;
  /** Each journey has its own, because a server keeps doors and sessions in memory for some seconds. */
  place: RunningPlace;
}

export const test = base.extend<PlaceFixtures>({
  expectedConsole: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  place: async ({}, use) => {
    const place = await startPlace();
    await use(place);
    await place.stop();
  },
  // The server is a dependency, so that it stops after the page.
  context: async ({ context, place: _place, expectedConsole }, use) => {
    const expectSilence = watchConsole(context, expectedConsole);
    await context.addInitScript(keepAnswers);
    await use(context);
    expectSilence();
  },
});

/** Opens a part of the page with a new personal link of this organiser. */
export async function enter(
  page: Page,
  { store, address }: RunningPlace,
  part = "",
  name = "Ana Lucía",
  role: Role = "all",
): Promise<void> {
  const { secret } = await newInvitation(store.access, { name, role }, Date.now());
  await page.goto(organisersLink(address, secret, part));
  await page.getByRole("button", { name: `Entrar como ${name}` }).click();
  await expect(page.getByRole("navigation", { name: "Partes" })).toBeVisible();
}

/** Makes a call with this browser's session, as another tab would. */
export async function callAs(
  page: Page,
  { address }: RunningPlace,
  path: string,
  data?: object,
): Promise<void> {
  const headers = { origin: address };
  const options = data === undefined ? { headers } : { headers, data };
  const answer = await page.request.post(address + path, options);
  expect(answer.status()).toBe(200);
}

/** The beginning and the end of the event, in ms from now. */
interface Distance {
  readonly begins: number;
  readonly ends: number;
}

const HOUR = 3_600_000;
export const inTenDays: Distance = { begins: 9.5 * 24 * HOUR, ends: 10 * 24 * HOUR };
export const onTheDay: Distance = { begins: -6 * HOUR, ends: 6 * HOUR };
export const yesterday: Distance = { begins: -30 * HOUR, ends: -24 * HOUR };

/** Serves the page as if the edition's event took place at that distance from now. */
export async function setEvent(page: Page, { begins, ends }: Distance): Promise<void> {
  const [begin, end] = [Date.now() + begins, Date.now() + ends];
  const dates = {
    ticketsFrom: null,
    dayStarts: begin,
    doors: begin,
    starts: begin,
    end,
    dayEnds: end,
  };
  await page.route(/^https?:\/\/[^/]+\/organizar(?:\/\w+)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const moved = html.replace(
      /(&#34;dates&#34;:)\{.*?\}/,
      (_whole, name) => name + JSON.stringify(dates).replaceAll('"', "&#34;"),
    );
    expect(moved).not.toBe(html);
    await route.fulfill({ response, body: moved });
  });
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const toast = (page: Page) => page.locator("[data-tone]");
