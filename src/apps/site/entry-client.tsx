import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { installTrustedTypes } from "../ui/browser/trusted-types.ts";
import { readEdition } from "./document/edition-data.ts";
import { Page, rootId } from "./Page.tsx";

installTrustedTypes();

const root = document.getElementById(rootId);
if (root) {
  // React hydrates a transition in short tasks, between which the page reacts to touches.
  startTransition(() => {
    hydrateRoot(root, <Page edition={readEdition()} />);
  });
}

/** Milliseconds during which the service worker leaves the network to the page. */
const QUIET = 15_000;
if (import.meta.env.OFFLINE) {
  setTimeout(() => {
    import("./offline/keep-offline.ts").then((late) => late.keepOffline()).catch(() => {});
  }, QUIET);
}
