import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadWhenNear } from "./browser/load-when-near.ts";
import { installTrustedTypes } from "./browser/trusted-types.ts";
import type { IslandName, IslandProps } from "./islands/island-props.ts";
import { type Island, islands } from "./islands.ts";

installTrustedTypes();

// A cached script may run before the page is parsed to its end.
if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", wakeAll, { once: true });
} else {
  wakeAll();
}

/** Milliseconds in which a visitor has the network alone. */
const QUIET = 15_000;
if (import.meta.env.OFFLINE) {
  setTimeout(() => {
    import("./offline/keep-offline.ts").then((late) => late.keepOffline()).catch(() => {});
  }, QUIET);
}

function wakeAll(): void {
  const waiting = Object.keys(islands)
    .filter(isIslandName)
    .flatMap((name) =>
      [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)].map(
        (element) => () => wake(name, element),
      ),
    );
  wakeInTurn(waiting);
}

/** Wakes each in a task of its own, so that a slow phone answers a touch in between. */
function wakeInTurn(waiting: (() => void)[]): void {
  const { port1, port2 } = new MessageChannel();
  const next = () => port2.postMessage(null);
  port1.onmessage = () => {
    const wakeNext = waiting.shift();
    // Before it runs: one that fails leaves the others their turn.
    if (waiting.length > 0) next();
    else port1.close();
    wakeNext?.();
  };
  next();
}

function wake<Name extends IslandName>(name: Name, element: HTMLElement): void {
  const island: Island<IslandProps[Name]> = islands[name];
  const props = propsOf<Name>(element);
  const hydrate = (component: ComponentType<IslandProps[Name]>) => {
    if (element.dataset.awake !== undefined) return;
    element.dataset.awake = "true";
    // React hydrates a transition in tasks short enough to answer a touch in between.
    startTransition(() => {
      hydrateRoot(element, createElement(component, props));
    });
  };
  switch (island.wakes) {
    case "at-once":
      hydrate(island.component);
      break;
    case "near":
      // The island itself has no box of its own.
      loadWhenNear(element.parentElement ?? document.body, island.load, hydrate);
      break;
    case "on-demand":
      // Without a connection it stays as built.
      island.watch(props, () => void island.load().then(hydrate, () => {}));
      break;
  }
}

function isIslandName(name: string): name is IslandName {
  return name in islands;
}

/** The props that the page was built with, from the JSON that `<Island>` wrote. */
function propsOf<Name extends IslandName>(element: HTMLElement): IslandProps[Name] {
  return JSON.parse(element.dataset.props ?? "{}");
}
