import { PARTICLE_COUNT } from "../simulation/constants.ts";

/** The state of the background, as its control shows it. */
export type BackgroundState =
  /** Not started yet: the page as built, and while it loads. */
  | { readonly status: "waiting"; readonly count: number }
  | { readonly status: "running"; readonly count: number }
  | { readonly status: "paused"; readonly count: number }
  /** Off because the visitor's settings ask for calm or for little data. */
  | { readonly status: "unwanted" }
  /** It could not be loaded. */
  | { readonly status: "failed" };

/** A command of the visitor. */
export type Order = "add" | "remove" | "pause" | "resume" | "activate";

/** The state with which the page is built. */
export const initialState: BackgroundState = { status: "waiting", count: PARTICLE_COUNT };

/** Connects the background and its control, which are separate React roots. */
export interface BackgroundStore {
  getSnapshot(): BackgroundState;
  /** Returns a function that ends the subscription. */
  subscribe(onChange: () => void): () => void;
  set(state: BackgroundState): void;
  /** Passes an order to the running background; without one it is lost. */
  order(order: Order): void;
  /** Receives the orders from now on; returns a function that ends it. */
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
      for (const onChange of changeListeners) onChange();
    },
    order(order) {
      for (const onOrder of orderListeners) onOrder(order);
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
