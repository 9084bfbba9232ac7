import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadWhenNear } from "./browser/load-when-near.ts";
import { readNearProps } from "./browser/near-props.ts";
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
  const hydrate = (component: ComponentType<IslandProps[Name]>, props: IslandProps[Name]) => {
    if (element.dataset.awake !== undefined) return;
    element.dataset.awake = "true";
    // React hydrates a transition in tasks short enough to answer a touch in between.
    startTransition(() => {
      hydrateRoot(element, createElement(component, props));
    });
  };
  const written = element.dataset.props ?? "{}";
  switch (island.wakes) {
    case "at-once":
      hydrate(island.component, JSON.parse(written));
      break;
    case "near":
      loadWhenNear(
        // The island itself has no box of its own.
        element.parentElement ?? document.body,
        () => Promise.all([island.load(), nearProps<Name>(written)]),
        ([component, props]) => hydrate(component, props),
      );
      break;
    case "on-demand": {
      const props: IslandProps[Name] = JSON.parse(written);
      // Without a connection it stays as built.
      island.watch(props, () => {
        island.load().then(
          (component) => hydrate(component, props),
          () => {},
        );
      });
      break;
    }
  }
}

/** What the page was built with: its place in the file of such props, or, without a build, itself. */
async function nearProps<Name extends IslandName>(written: string): Promise<IslandProps[Name]> {
  const address = document.body.dataset.nearProps;
  const props = JSON.parse(written);
  return address === undefined ? props : readNearProps(address, props);
}

function isIslandName(name: string): name is IslandName {
  return name in islands;
}
