import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import "#platform/ui/styles/ui.css";
import "./organise/organise.css";
import { accessCalls } from "#access/model/calls.ts";
import { ORGANISERS_PAGE, ORGANISERS_ROOT, type PageFacts } from "#access/model/page-facts.ts";
import { installTrustedTypes } from "#platform/browser/trusted-types.ts";
import { openQueryClient } from "#platform/calls/query-client.ts";
import { Toasts } from "#platform/ui/actions/Toasts.tsx";
import { showCutPaste } from "#platform/ui/actions/toasts.ts";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { Entrance } from "./organise/Entrance.tsx";
import { FailedPage } from "./organise/FailedPage.tsx";
import { takeLink } from "./organise/personal-link.ts";

const root = document.getElementById(ORGANISERS_ROOT);
if (root === null) throw new Error("The page has no place for the organisers' page");
const facts: PageFacts = JSON.parse(root.dataset.edition ?? "");
installTrustedTypes();
// Another personal link, opened in this tab, changes only the fragment, which loads nothing by itself.
window.addEventListener("hashchange", () => location.reload());
document.addEventListener("paste", showCutPaste);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary instead={<FailedPage />}>
      <QueryClientProvider client={openQueryClient(accessCalls.session)}>
        <Router base={ORGANISERS_PAGE}>
          <Entrance openedWith={facts} link={takeLink()} />
        </Router>
        <Toasts />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
