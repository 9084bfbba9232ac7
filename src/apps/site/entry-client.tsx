import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { installTrustedTypes } from "./browser/trusted-types.ts";
import { readEdition } from "./document/edition-data.ts";
import { Page, rootId } from "./Page.tsx";

installTrustedTypes();

const root = document.getElementById(rootId);
if (root) {
  // React hydrates a transition in tasks short enough to answer a touch in between.
  startTransition(() => {
    hydrateRoot(root, <Page edition={readEdition()} />);
  });
}

/** Milliseconds in which a visitor has the network alone. */
const QUIET = 15_000;
if (import.meta.env.OFFLINE) {
  setTimeout(() => {
    import("./offline/keep-offline.ts").then((late) => late.keepOffline()).catch(() => {});
  }, QUIET);
}
