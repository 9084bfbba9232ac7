import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { installTrustedTypes } from "../ui/browser/trusted-types.ts";
import { readEdition } from "./document/edition-data.ts";
import { rootId } from "./document/element-ids.ts";
import { Page } from "./Page.tsx";
import { followServerClock } from "./phase/page-clock.ts";

/** Until then, the service worker leaves the network to the page. */
const SERVICE_WORKER_DELAY_MS = 15_000;

export function hydratePage(): void {
  const root = document.getElementById(rootId);
  const edition = readEdition();
  if (!root) throw new Error("The page has no root");
  installTrustedTypes();
  // React hydrates a transition in short tasks, between which the page reacts to touches.
  startTransition(() => {
    hydrateRoot(root, <Hydrated page={<Page edition={edition} />} />);
  });
  followServerClock();
  void document.fonts?.ready.then(() => {
    document.documentElement.dataset.fonts = "ready";
  });
  if (import.meta.env.OFFLINE) {
    setTimeout(() => {
      import("./offline/keep-offline.ts").then((late) => late.keepOffline()).catch(() => {});
    }, SERVICE_WORKER_DELAY_MS);
  }
}

/** Replays clicks from before hydration, which the early script has marked. */
function Hydrated({ page }: { readonly page: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    const pressed = document.querySelectorAll<HTMLElement>("button[aria-busy]");
    for (const button of pressed) button.removeAttribute("aria-busy");
    // React hydrates the section of a pressed button at once, but not during an effect.
    queueMicrotask(() => {
      for (const button of pressed) {
        // Closing the dialog took back what was pressed in it.
        if (!button.closest("dialog:not([open])")) button.click();
      }
    });
  }, []);
  return page;
}
