import { entryOf } from "../../src/server/testing/door-under-test.ts";
import { fakeCamera } from "./testing/fake-camera.ts";
import {
  answer,
  expect,
  jose,
  letIn,
  scan,
  south,
  takeList,
  test,
} from "./testing/running-door.ts";

interface Signals {
  readonly vibrations: number[][];
  /** The tones' frequencies, in Hz. */
  readonly pitches: number[];
  readonly locks: string[];
  readonly torch: unknown[];
  isPersistent: boolean;
}

declare global {
  var signals: Signals;
}

/** Simulates sound and vibration, which this machine lacks. Runs in the page before its scripts. */
function keepSignals(): void {
  const signals: Signals = {
    vibrations: [],
    pitches: [],
    locks: [],
    torch: [],
    isPersistent: false,
  };
  globalThis.signals = signals;
  StorageManager.prototype.persist = async () => {
    signals.isPersistent = true;
    return true;
  };
  navigator.vibrate = (pattern) => {
    signals.vibrations.push([pattern].flat() as number[]);
    return true;
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    signals.pitches.push(this.frequency.value);
    start.call(this, when);
  };
  Object.defineProperty(AudioContext.prototype, "state", { get: () => "running" });
  if (navigator.wakeLock === undefined) return;
  navigator.wakeLock.request = async (kind = "screen") => {
    signals.locks.push(kind);
    return Object.assign(new EventTarget(), {
      released: false,
      type: kind,
      onrelease: null,
      release: async () => void signals.locks.push("released"),
    });
  };
  const capabilities: MediaTrackCapabilities & { torch: boolean } = { torch: true };
  MediaStreamTrack.prototype.getCapabilities = () => capabilities;
  MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
    signals.torch.push(wanted?.advanced?.[0]);
  };
}

test("each answer sounds and vibrates in its own way, a notice louder; the torch is lit, the screen stays on and storage persists", async ({
  page,
  doors,
}) => {
  await page.addInitScript(fakeCamera);
  await page.addInitScript(keepSignals);
  await takeList(page, await doors.open());
  await page.getByRole("button", { name: "Empezar con la cámara" }).click();
  await expect.poll(() => page.evaluate(() => globalThis.signals.locks)).toEqual(["screen"]);
  expect(await page.evaluate(() => globalThis.signals.isPersistent)).toBe(true);
  const torch = page.getByRole("button", { name: "Linterna" });
  await torch.click();
  await expect(torch).toHaveAttribute("aria-pressed", "true");
  await torch.click();
  await expect(torch).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => globalThis.signals.torch)).toEqual([
    { torch: true },
    { torch: false },
  ]);

  /** The signals since the last call. */
  const signalled = () =>
    page.evaluate(() => ({
      vibrations: globalThis.signals.vibrations.splice(0),
      pitches: globalThis.signals.pitches.splice(0),
    }));
  await letIn(page, jose);
  expect(await signalled()).toEqual({ vibrations: [[60]], pitches: [880, 1318] });
  await scan(page, jose.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "already");
  expect(await signalled()).toEqual({ vibrations: [[120, 90, 120]], pitches: [587, 587] });
  await scan(page, "2490-99-1");
  await expect(answer(page)).toHaveAttribute("data-kind", "not-listed");
  expect(await signalled()).toEqual({ vibrations: [[500]], pitches: [185] });
  await doors.store.door.record({ name: south, isRehearsal: false }, [
    entryOf(jose.carnet, Date.now() - 60_000),
  ]);
  await expect(answer(page).getByRole("status")).toContainText("1 aviso");
  const { vibrations, pitches } = await signalled();
  expect(vibrations.flat().length).toBeGreaterThan(3);
  expect(pitches).toHaveLength(6);

  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => "visible",
    });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => page.evaluate(() => globalThis.signals.locks.length)).toBe(2);
});
