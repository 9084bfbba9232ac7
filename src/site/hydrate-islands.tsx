import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, IslandParts } from "./islands.tsx";
import { EditionContext, type IslandContent } from "./parts/edition-context.ts";

/** It may be needed on any part of the page; the others wait until they are near the window. */
const first: IslandName = "dialogo";

/** Lets React take over the islands of the page, each in short tasks of its own. */
export function hydrateIslands(content: IslandContent): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const isNeeded = island.dataset.island === first || !window.IntersectionObserver;
    if (isNeeded) hydrate(island, content);
    else whenNear(island, () => hydrate(island, content));
  }
}

function hydrate(island: HTMLElement, content: IslandContent): void {
  const name = island.dataset.island as IslandName;
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <Ready island={island}>
          <EditionContext value={content}>
            <IslandParts name={name} />
          </EditionContext>
        </Ready>
      </StrictMode>,
    );
  });
}

interface ReadyProps {
  readonly island: HTMLElement;
  readonly children: ReactNode;
}

/** Replays the presses from before hydration, which the early script has marked. */
function Ready({ island, children }: ReadyProps) {
  useEffect(() => {
    island.dataset.ready = "true";
    const pressed = island.querySelectorAll<HTMLElement>("button[aria-busy]");
    for (const button of pressed) button.removeAttribute("aria-busy");
    queueMicrotask(() => {
      for (const button of pressed) {
        // Closing the dialog took back what was pressed in it.
        if (!button.closest("dialog:not([open])")) button.click();
      }
    });
  }, [island]);
  return children;
}

/** Calls `act` once the element is within a screen of the window. */
function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "100% 0px" },
  );
  // An island has no box of its own.
  observer.observe(element.closest("section, footer") ?? element);
}
