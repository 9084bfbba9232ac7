// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackgroundControl } from "./BackgroundControl.tsx";
import { type BackgroundStore, createBackgroundStore, type Order } from "./background-store.ts";

let store: BackgroundStore;
let orders: Order[];

beforeEach(() => {
  store = createBackgroundStore();
  orders = [];
  store.takeOrders((order) => orders.push(order));
});

afterEach(cleanup);

const buttonNames = () => screen.getAllByRole("button").map((button) => button.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const become = (state: Parameters<BackgroundStore["set"]>[0]) => act(() => store.set(state));

it("has a name, announces the count politely and offers its three orders", () => {
  render(<BackgroundControl store={store} />);
  become({ status: "running", count: 154 });
  expect(screen.getByRole("group", { name: "Fondo de partículas" })).toBeDefined();
  expect(screen.getByText("154 partículas").getAttribute("aria-live")).toBe("polite");
  press("Añadir 4 partículas");
  press("Quitar 2 partículas");
  press("Pausar fondo");
  expect(orders).toEqual(["add", "remove", "pause"]);
});

it("offers to resume what is paused", () => {
  render(<BackgroundControl store={store} />);
  become({ status: "paused", count: 150 });
  press("Reanudar fondo");
  expect(orders).toEqual(["resume"]);
});

it("says that the visitor's settings keep it off, and lets them switch it on", () => {
  render(<BackgroundControl store={store} />);
  become({ status: "unwanted" });
  expect(screen.getByText("Fondo desactivado por tus preferencias")).toBeDefined();
  expect(buttonNames()).toEqual(["Activar fondo"]);
  press("Activar fondo");
  expect(orders).toEqual(["activate"]);
});

it("says that it could not be loaded, and lets the visitor try again", () => {
  render(<BackgroundControl store={store} />);
  become({ status: "failed" });
  expect(screen.getByText("El fondo no se pudo cargar")).toBeDefined();
  press("Reintentar fondo");
  expect(orders).toEqual(["activate"]);
});

it("keeps the focus on the switch while what it says changes", () => {
  render(<BackgroundControl store={store} />);
  become({ status: "unwanted" });
  const button = screen.getByRole("button");
  button.focus();
  become({ status: "waiting", count: 150 });
  become({ status: "running", count: 150 });
  become({ status: "paused", count: 150 });
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe("Reanudar fondo");
});

it("is marked as disabled for assistive technology while the background loads", () => {
  render(<BackgroundControl store={store} />);
  const usable = () => screen.getAllByRole("button").map((b) => b.getAttribute("aria-disabled"));
  expect(usable()).toEqual(["true", "true", "true"]);
  become({ status: "running", count: 150 });
  expect(usable()).toEqual(["false", "false", "false"]);
});

it("hydrates what was prerendered although the background has already moved on", async () => {
  const html = renderToString(<BackgroundControl store={store} />);
  const place = document.createElement("div");
  place.innerHTML = html;
  store.set({ status: "paused", count: 162 });
  const onRecoverableError = vi.fn();
  const root = await act(() =>
    hydrateRoot(place, <BackgroundControl store={store} />, { onRecoverableError }),
  );
  expect(html).toContain("150 partículas");
  expect(place.textContent).toContain("162 partículas");
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
