import { vi } from "vitest";
import type { Store } from "./store.ts";
import { storeContract } from "./testing/contracts/store-contract.ts";
import { newProject, usualIntervals } from "./testing/firestore-under-test.ts";

/** What one server has done, another sees after this time at most, in ms. */
const SEEN_MS = usualIntervals.totalEveryMs;

/** With the intervals of production: a server sees its own changes at once, those of another a minute later. */
storeContract("Firestore", async () => {
  const project = await newProject();
  vi.useFakeTimers({ toFake: ["performance"] });
  let active: Store | null = null;
  return async () => {
    const store = await project.openStore({ ...usualIntervals, visitsEveryMs: 0 });
    return new Proxy(store, {
      get: (target, name) => {
        // Stores are closed when the test has ended, and its clock with it.
        if (active !== target && vi.isFakeTimers()) vi.advanceTimersByTime(SEEN_MS);
        active = target;
        return Reflect.get(target, name);
      },
    });
  };
});
