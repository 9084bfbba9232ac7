import { type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "../engines/chromium.ts";
import { writeCameraVideo } from "./testing/camera-video.ts";
import {
  answer,
  expect,
  expectAccessible,
  head,
  jose,
  others,
  takeList,
  test,
} from "./testing/running-door.ts";

const [ana, beto] = others;

/** A browser whose camera plays a video. */
const filming = test.extend<{ phone: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  phone: async ({}, use, info) => {
    const video = info.outputPath("codigos.mjpeg");
    await writeCameraVideo(video, [
      { kind: "qrcode", text: jose.carnet },
      { kind: "code128", text: (ana?.carnet ?? "").replaceAll("-", "") },
      { kind: "code39", text: beto?.carnet ?? "" },
      { kind: "code128", text: "BIBLIOTECA" },
    ]);
    const options = launchOptions();
    const camera = [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ];
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), ...camera],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

filming(
  "the camera reads the pass and both kinds of card, each once while it is in view, and without a network too",
  async ({ phone, doors }) => {
    const page = await phone.newPage();
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    for (const person of [jose, ana, beto]) {
      await expect(answer(page)).toContainText(person?.nombre ?? "");
      await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
    }
    await expect(page.getByText("Ese código no es un carnet.")).toBeVisible();
    await expect(answer(page)).toContainText(/Ya entró a las/);
    await expect(head(page)).toContainText("3 de 30");
    expect((await doors.store.door.readLog(0)).events).toHaveLength(3);
    await page.getByRole("button", { name: "Seguir" }).click();
    await expectAccessible(page);
    await phone.setOffline(true);
    await page.reload();
    await expect(answer(page)).toHaveAttribute("data-kind", "already");
  },
);
