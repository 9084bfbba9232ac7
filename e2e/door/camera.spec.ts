import { fakeCamera, passPicture, showPicture } from "./testing/fake-camera.ts";
import { answer, expect, expectAccessible, jose, takeList, test } from "./testing/running-door.ts";

/**
 * A simulated `BarcodeDetector`, which recognises what `detect` says. Runs in the page before its
 * scripts.
 */
function nativeReader(detect: "a pass" | "nothing but errors"): void {
  const formats = [
    ...["qr_code", "aztec", "data_matrix", "pdf417"],
    ...["code_128", "code_93", "code_39", "codabar", "itf", "ean_13"],
  ];
  Object.assign(globalThis, {
    readings: 0,
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<string[]> {
        return formats;
      }
      detect = async () => {
        globalThis.readings += 1;
        if (detect === "a pass") return [{ rawValue: "2490-21-1000" }];
        throw new DOMException("Barcode detection service unavailable", "NotSupportedError");
      };
    },
  });
}

declare global {
  /** The number of pictures passed to the browser's own detector. */
  var readings: number;
  var asked: unknown[];
}

test.describe("with a camera that films a canvas", () => {
  test.use({ expectedConsole: /Failed to load resource|wasm|ArrayBuffer/ });
  test.beforeEach(({ page }) => page.addInitScript(fakeCamera));

  test("the browser's own detector is used if there is one, and pauses while somebody types", async ({
    page,
    doors,
  }) => {
    await page.addInitScript(nativeReader, "a pass" as const);
    await page.clock.install();
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    await expect(answer(page)).toContainText(jose.nombre);
    await answer(page).getByRole("button", { name: "Seguir" }).click();
    await page.keyboard.type("per");
    await expect(page.getByText("La cámara lee otra vez cuando no haya")).toBeVisible();
    await expectAccessible(page);
    const readings = () => page.evaluate(() => globalThis.readings);
    const before = await readings();
    await page.clock.runFor(3000);
    expect(await readings()).toBe(before);
    await page.getByLabel("Carnet o nombre").fill("");
    await expect(answer(page)).toHaveAttribute("data-kind", "already");
  });

  test("a camera that a call takes is noticed, and opened again once it is free", async ({
    page,
    doors,
  }) => {
    await page.clock.install();
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    const view = page.locator(".camera");
    await expect(view).toHaveAttribute("data-state", "open");
    for (const end of ["mute", "ended"]) {
      await page.evaluate((type) => {
        const { getUserMedia } = MediaDevices.prototype;
        MediaDevices.prototype.getUserMedia = async () => {
          MediaDevices.prototype.getUserMedia = getUserMedia;
          throw new DOMException("In use", "NotReadableError");
        };
        const stream = document.querySelector("video")?.srcObject as MediaStream;
        stream.getTracks()[0]?.dispatchEvent(new Event(type));
      }, end);
      await expect(page.getByText("una llamada usa la cámara")).toBeVisible();
      await page.clock.runFor(3000);
      await expect(page.getByText("una llamada usa la cámara")).toBeVisible();
      await page.clock.runFor(3000);
      await expect(view).toHaveAttribute("data-state", "open");
    }
  });

  test("the torch works, and the phone is asked to keep its data", async ({ page, doors }) => {
    await page.addInitScript(() => {
      globalThis.asked = [];
      StorageManager.prototype.persist = async () => globalThis.asked.push("persist") > 0;
      MediaStreamTrack.prototype.getCapabilities = () => Object({ torch: true });
      MediaStreamTrack.prototype.applyConstraints = async (wanted) =>
        void globalThis.asked.push(wanted?.advanced?.[0]);
    });
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    const torch = page.getByRole("button", { name: "Linterna" });
    for (const pressed of ["true", "false"]) {
      await torch.click();
      await expect(torch).toHaveAttribute("aria-pressed", pressed);
    }
    const steps = ["persist", { torch: true }, { torch: false }];
    expect(await page.evaluate(() => globalThis.asked)).toEqual(steps);
  });

  test("WebAssembly reads codes if the browser's own detector always fails", async ({
    page,
    doors,
  }) => {
    await page.addInitScript(nativeReader, "nothing but errors" as const);
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    await page.evaluate(showPicture, await passPicture(jose.carnet));
    await expect(answer(page)).toContainText(jose.nombre);
  });

  test("a code reader that fails to load is reported as such, and the camera is turned off", async ({
    page,
    doors,
  }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    await expect(page.getByText("No se pudo traer el lector de códigos.")).toBeVisible();
    await expectAccessible(page);
    const isOff = ({ srcObject }: HTMLVideoElement) => srcObject === null;
    expect(await page.locator("video").evaluate(isOff)).toBe(true);
  });
});

test.describe("after a newer build", () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported/ });

  test("a failure to load the replaced code reader is reported", async ({ page, doors }) => {
    // Otherwise the worker has the files of this build.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException("None here"));
    });
    await page.addInitScript(fakeCamera);
    const link = await doors.open();
    await page.goto(link);
    const published = await (await page.request.get(link)).text();
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/puerta", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: published.replaceAll("/assets/puerta-", "/assets/puerta-newer-"),
      }),
    );
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    await expect(page.getByText("Hay una versión nueva.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Recargar" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("without a camera the page names the alternatives", async ({ page, doors }) => {
  await takeList(page, await doors.open());
  await page.getByRole("button", { name: "Empezar con la cámara" }).click();
  await expect(
    page.getByText(/Este navegador no encuentra una cámara|no prestó la cámara/),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel("Carnet o nombre")).toBeVisible();
});
