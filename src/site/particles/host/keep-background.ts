import { retriable } from "../../browser/retriable.ts";
import { untilUsable } from "../../browser/until-usable.ts";
import {
  type BackgroundStore,
  backgroundStore,
  initialState,
  type Order,
} from "../control/background-store.ts";
import type { Background, mountBackground } from "./background.ts";
import { wantsCalm, watchPreferences } from "./preferences.ts";

type Load = () => Promise<{ readonly mountBackground: typeof mountBackground }>;

const fetchBackground = retriable(() => import("./background.ts"));

/**
 * Shows a background in `container` while the visitor's settings allow it, or once the visitor
 * switches it on. Its program is loaded once the page is usable. Returns a function that ends it.
 */
export function keepBackground(
  container: HTMLElement,
  store: BackgroundStore = backgroundStore,
  load: Load = fetchBackground,
): () => void {
  const watching = new AbortController();
  let life: AbortController | undefined;
  let background: Background | undefined;

  async function begin(moment: Promise<void>): Promise<void> {
    end();
    life = new AbortController();
    const { signal } = life;
    store.set(initialState);
    try {
      await moment;
      if (signal.aborted) return;
      const { mountBackground } = await load();
      if (signal.aborted) return;
      background = mountBackground(container, { onCount, onRest, onFailure });
    } catch {
      // The page is complete without it; the control reports the failure and offers a retry.
      if (!signal.aborted) onFailure();
    }
  }

  function end(): void {
    life?.abort();
    background?.destroy();
    life = background = undefined;
  }

  function onCount(count: number): void {
    const paused = store.getSnapshot().status === "paused";
    store.set({ status: paused ? "paused" : "running", count });
  }

  /** As if the visitor had paused it, who may go on. */
  function onRest(): void {
    const state = store.getSnapshot();
    if ("count" in state) store.set({ status: "paused", count: state.count });
  }

  function onFailure(): void {
    end();
    store.set({ status: "failed" });
  }

  function followPreferences(): void {
    if (wantsCalm()) {
      end();
      store.set({ status: "unwanted" });
    } else if (!life) {
      begin(untilUsable());
    }
  }

  function runOrder(order: Order): void {
    const state = store.getSnapshot();
    if (order === "activate") {
      begin(Promise.resolve());
    } else if (background && "count" in state) {
      background[order]();
      if (order === "pause") store.set({ status: "paused", count: state.count });
      if (order === "resume") store.set({ status: "running", count: state.count });
    }
  }

  const stopOrders = store.takeOrders(runOrder);
  watchPreferences(followPreferences, watching.signal);
  followPreferences();
  return () => {
    stopOrders();
    watching.abort();
    end();
  };
}
