// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepOffline } from "./keep-offline.ts";
import { serviceWorkerPath } from "./service-worker-path.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** A stub of the browser's service workers, with the registered script. */
function stubWorkers(connection: { saveData?: boolean } = {}) {
  const register = vi.fn(async () => {});
  const serviceWorker = Object.assign(new EventTarget(), { register });
  vi.stubGlobal("navigator", { serviceWorker, connection });
  return serviceWorker;
}

function showPhoto(currentSrc: string, naturalWidth: number): void {
  const photo = document.createElement("img");
  Object.defineProperties(photo, {
    currentSrc: { value: currentSrc },
    naturalWidth: { value: naturalWidth },
  });
  document.body.append(photo);
}

test("with data saver on, nothing is cached", () => {
  const { register } = stubWorkers({ saveData: true });
  keepOffline();
  expect(register).not.toHaveBeenCalled();
});

test("once the worker is in control, only photos that were seen are requested again", () => {
  const workers = stubWorkers();
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", fetched);
  const photos = `${location.origin}/fotos/`;
  showPhoto(`${photos}seen.avif`, 640);
  showPhoto(`${photos}below.avif`, 0);
  showPhoto(`${location.origin}/icono-192.png`, 192);
  keepOffline();
  expect(workers.register).toHaveBeenCalledExactlyOnceWith(serviceWorkerPath);
  expect(fetched).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${photos}seen.avif`, { cache: "force-cache" });
});
