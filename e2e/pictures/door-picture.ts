import type { Browser } from "@playwright/test";
import { answer, letIn, scan } from "../door/testing/running-door.ts";
import { jose, others, startDoors } from "../door/testing/start-doors.ts";
import { writeSideBySide } from "./site-page.ts";

/** The phone at the door: list loaded, welcome, already entered, not on the list. */
export async function takeDoorPicture(browser: Browser, file: string): Promise<void> {
  const doors = await startDoors();
  const page = await browser.newPage({
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport: { width: 360, height: 640 },
    reducedMotion: "reduce",
  });
  try {
    const link = await doors.open();
    await page.goto(link);
    await page.getByText("Lista para trabajar también sin red").waitFor();
    const shots = [await page.screenshot()];
    await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
    await letIn(page, others[0]);
    await letIn(page, jose);
    shots.push(await page.screenshot());
    for (const [carnet, kind] of [
      [jose.carnet, "already"],
      ["2490-99-1", "not-listed"],
    ] as const) {
      await scan(page, carnet);
      await answer(page)
        .and(page.locator(`[data-kind="${kind}"]`))
        .waitFor();
      shots.push(await page.screenshot());
    }
    await writeSideBySide(shots, { height: 560, gap: 16, file });
  } finally {
    await page.close();
    await doors.stop();
  }
}
