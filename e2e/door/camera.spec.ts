import { fakeCamera, passPicture, showPicture } from "./testing/fake-camera.ts";
import { answer, expect, expectAccessible, jose, takeList, test } from "./testing/running-door.ts";

declare global {
  var asked: unknown[];
  /** Whether a call uses the camera. */
  var isTaken: boolean;
}

test.describe("with a camera that films a canvas", () => {
  test.use({ expectedConsole: /Failed to load resource|wasm|ArrayBuffer/ });
  test.beforeEach(({ page }) => page.addInitScript(fakeCamera));

  test("a pass is read without a network too, and not while somebody types", async ({
    page,
    context,
    doors,
  }) => {
    await takeList(page, await doors.open());
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    await expect(page.locator(".camera")).toHaveAttribute("data-state", "open");
    await page.keyboard.type("per");
    await page.evaluate(showPicture, await passPicture(jose.carnet));
    await expect(page.getByText("La cámara lee otra vez cuando no haya")).toBeVisible();
    await expectAccessible(page);
    await expect(answer(page)).toHaveCount(0);
    await page.getByLabel("Carnet o nombre").fill("");
    await expect(answer(page)).toContainText(jose.nombre);
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
    const tryAgain = async () => {
      await page.clock.runFor(3000);
      return view.getAttribute("data-state");
    };
    await page.evaluate(() => {
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = async function (wanted) {
        if (globalThis.isTaken) throw new DOMException("In use", "NotReadableError");
        return getUserMedia.call(this, wanted);
      };
    });
    for (const end of ["mute", "ended"]) {
      await page.evaluate((type) => {
        globalThis.isTaken = true;
        const stream = document.querySelector("video")?.srcObject as MediaStream;
        stream.getTracks()[0]?.dispatchEvent(new Event(type));
      }, end);
      await expect(page.getByText("una llamada usa la cámara")).toBeVisible();
      expect(await tryAgain()).toBe("busy");
      await page.evaluate(() => {
        globalThis.isTaken = false;
      });
      await expect.poll(tryAgain).toBe("open");
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

  test("a code reader that fails to load is reported as such, and the camera is turned off", async ({
    page,
    doors,
  }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await takeList(page, await doors.open());
    await page.getByRole("button", { name: "Empezar con la cámara" }).click();
    await expect(page.getByText("No se pudo traer el lector de códigos.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Recargar" })).toBeVisible();
    await expectAccessible(page);
    const isOff = ({ srcObject }: HTMLVideoElement) => srcObject === null;
    expect(await page.locator("video").evaluate(isOff)).toBe(true);
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
