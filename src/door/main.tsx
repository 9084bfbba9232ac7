import { createRoot } from "react-dom/client";
import "../site/styles/layers.css";
import "../site/styles/tokens.css";
import "../site/styles/tokens-below.css";
import "../site/styles/reset.css";
import "./styles/door.css";
import "./styles/desk.css";
import "./styles/finder.css";
import "./styles/answer.css";
import { setCarnetGroups } from "../domain/carnet/edition-groups.ts";
import { installTrustedTypes } from "../site/browser/trusted-types.ts";
import { DoorPage } from "./page/DoorPage.tsx";
import { Door } from "./shift/door.ts";
import { keepForOffline } from "./worker/register-worker.ts";

const root = document.getElementById("puerta");
if (root === null) throw new Error("The page has no place for the door");
setCarnetGroups((root.dataset.carnet ?? "").split("-").map(Number));
installTrustedTypes();
// Another door's link, opened in this tab, changes nothing but the fragment.
window.addEventListener("hashchange", () => location.reload());
const door = new Door();
createRoot(root).render(<DoorPage door={door} readiness={keepForOffline()} />);
await door.open();
