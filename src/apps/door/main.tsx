import { createRoot } from "react-dom/client";
import "../ui/styles/ui.css";
import "./styles/door.css";
import "./styles/session.css";
import "./styles/answer.css";
import { setCarnetGroups } from "../../domain/carnet/edition-groups.ts";
import { installTrustedTypes } from "../ui/browser/trusted-types.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { DoorPage } from "./page/DoorPage.tsx";
import { FailedPage } from "./page/FailedPage.tsx";
import { Door } from "./session/door.ts";
import { registerWorker } from "./worker/register-worker.ts";

const root = document.getElementById("puerta");
if (root === null) throw new Error("The page has no place for the door");
setCarnetGroups((root.dataset.carnet ?? "").split("-").map(Number));
installTrustedTypes();
// Opening another door's link in this tab changes only the fragment, which loads nothing by itself.
window.addEventListener("hashchange", () => location.reload());
const door = new Door();
createRoot(root).render(
  <ErrorBoundary instead={<FailedPage />}>
    <DoorPage door={door} readiness={registerWorker()} />
  </ErrorBoundary>,
);
await door.open();
