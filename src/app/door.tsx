import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import "#platform/ui/styles/ui.css";
import "#door/phone/door.css";
import "#door/phone/session.css";
import "#door/phone/answer.css";
import { DoorPage, FailedPage } from "#door/phone/DoorPage.tsx";
import { loadNewBuild, registerWorker } from "#door/phone/register-worker.ts";
import { Door } from "#door/phone/session/door.ts";
import { installTrustedTypes } from "#platform/browser/trusted-types.ts";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";

const root = document.getElementById("puerta");
if (root === null) throw new Error("The page has no place for the door");
installTrustedTypes();
// Opening another door's link in this tab changes only the fragment, which loads nothing by itself.
window.addEventListener("hashchange", () => location.reload());
const door = new Door(carnetRules((root.dataset.carnet ?? "").split("-").map(Number)));
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary instead={<FailedPage />}>
      <DoorPage door={door} readiness={registerWorker()} />
    </ErrorBoundary>
  </StrictMode>,
);
await loadNewBuild();
await door.open();
