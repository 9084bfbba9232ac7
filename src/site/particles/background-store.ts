import { PARTICLE_COUNT } from "./constants.ts";

/** How the background fares, as its control shows it. */
export type BackgroundState =
  /** Not there yet: the page as built, and while it loads. */
  | { readonly status: "waiting"; readonly count: number }
  | { readonly status: "running"; readonly count: number }
  | { readonly status: "paused"; readonly count: number }
  /** Off because the visitor's settings ask for calm or for little data. */
  | { readonly status: "unwanted" }
  /** It could not be loaded. */
  | { readonly status: "failed" };

/** What a visitor asks of the background. */
export type Order = "add" | "remove" | "pause" | "resume" | "activate";

/** The state of the page as it is built, before the browser knows anything of it. */
export const initialState: BackgroundState = { status: "waiting", count: PARTICLE_COUNT };

/** Joins the background and its control, which are separate React roots on one page. */
export interface BackgroundStore {
  getSnapshot(): BackgroundState;
  /** Returns what ends the subscription. */
  subscribe(onChange: () => void): () => void;
  set(state: BackgroundState): void;
  /** Hands an order to whoever runs the background; without one it is lost. */
  order(order: Order): void;
  /** Takes the orders from now on; returns what ends that. */
  takeOrders(onOrder: (order: Order) => void): () => void;
}

export function createBackgroundStore(): BackgroundStore {
  const changeListeners = new Set<() => void>();
  const orderListeners = new Set<(order: Order) => void>();
  let state = initialState;
  return {
    getSnapshot: () => state,
    subscribe: (onChange) => join(changeListeners, onChange),
    set(next) {
      state = next;
      for (const tell of changeListeners) tell();
    },
    order(order) {
      for (const tell of orderListeners) tell(order);
    },
    takeOrders: (onOrder) => join(orderListeners, onOrder),
  };
}

/** The page has one background. */
export const backgroundStore = createBackgroundStore();

function join<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
