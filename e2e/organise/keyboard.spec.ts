import { noContents } from "#testing/no-contents.ts";
import { setStyle } from "../testing/set-style.ts";
import { walk } from "../testing/walk.ts";
import { enter, expect, heading, people } from "./testing/running-place.ts";
import { test } from "./texts/testing/texts-place.ts";

const enlarged = [320, 256] as const;

test("every part is walked by keyboard, and no stop is hidden, also enlarged fourfold", async ({
  page,
  place,
}) => {
  test.slow();
  const participants = people.map((person) => ({ ...person, telefono: "5555 1234" }));
  await place.store.restore({ ...noContents, participants });
  await enter(page, place);
  for (const part of [
    "",
    "/lista",
    "/avisos",
    "/puertas",
    "/constancias",
    "/accesos",
    "/respaldo",
    "/textos",
    "/textos/fecha-y-lugar",
    "/textos/ponentes/1",
  ]) {
    await page.goto(`${place.address}/organizar${part}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText("Un momento…")).toHaveCount(0);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: 360, height: 740 });
    await setStyle(page, ":root { font-size: 200% }");
    await expect.poll(sideways, `${part} in large letters`).toBe(360);
    await setStyle(page, "");
    // A wide screen has stops of its own beside the texts' preview and the table.
    const isWideToo = /lista|textos\/fecha/.test(part);
    for (const [width, height] of isWideToo ? [enlarged, [1280, 900]] : [enlarged]) {
      await page.setViewportSize({ width, height });
      await expect.poll(sideways, part).toBe(width);
      expect((await walk(page, `${part} ${width}`)).length).toBeGreaterThan(5);
    }
  }
});
