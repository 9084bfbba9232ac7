import { expect, it, vi } from "vitest";
import { createBackgroundStore } from "./background-store.ts";

it("starts waiting, with the particles the background will have", () => {
  expect(createBackgroundStore().getSnapshot()).toEqual({ status: "waiting", count: 150 });
});

it("calls each subscriber at each change, until its subscription ends", () => {
  const store = createBackgroundStore();
  const [first, second] = [vi.fn(), vi.fn()];
  const end = store.subscribe(first);
  store.subscribe(second);
  store.set({ status: "running", count: 154 });
  end();
  store.set({ status: "unwanted" });
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
  expect(store.getSnapshot()).toEqual({ status: "unwanted" });
});

it("gives the same snapshot until something changes", () => {
  const store = createBackgroundStore();
  expect(store.getSnapshot()).toBe(store.getSnapshot());
});

it("passes orders to their receiver, and drops them without one", () => {
  const store = createBackgroundStore();
  const obey = vi.fn();
  store.order("add");
  const end = store.takeOrders(obey);
  store.order("remove");
  end();
  store.order("pause");
  expect(obey.mock.calls).toEqual([["remove"]]);
});
