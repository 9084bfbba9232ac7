import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, IslandParts } from "./islands.tsx";
import { EditionContext, type IslandContent } from "./parts/edition-context.ts";

/** Lets React take over the islands of the page, each in short tasks of its own. */
export function hydrateIslands(content: IslandContent): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    startTransition(() => {
      hydrateRoot(
        island,
        <StrictMode>
          <Ready island={island}>
            <EditionContext value={content}>
              <IslandParts name={island.dataset.island as IslandName} />
            </EditionContext>
          </Ready>
        </StrictMode>,
      );
    });
  }
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
