import { vi } from "vitest";
import type { EngineListeners } from "../host/engine-host.ts";

/** A background that draws nothing, and what loads and mounts it. */
export function fakeBackground() {
  const background = {
    add: vi.fn(),
    remove: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    destroy: vi.fn(),
  };
  /** The listeners that the mounted background would call. */
  const mounted: { listeners: EngineListeners | null } = { listeners: null };
  const mount = vi.fn((_container: HTMLElement, listeners: EngineListeners) => {
    mounted.listeners = listeners;
    listeners.onCount(150);
    return background;
  });
  const load = vi.fn(async () => ({ mountBackground: mount }));
  return { background, load, mount, mounted };
}
