import { createRoot } from "react-dom/client";
import "../../ui/styles/ui.css";
import "./place.css";
import { setCarnetGroups } from "../../../domain/carnet/edition-groups.ts";
import { ORGANISERS_ROOT, type PageFacts } from "../../../domain/organisers/page-facts.ts";
import { installTrustedTypes } from "../../ui/browser/trusted-types.ts";
import { Place } from "./Place.tsx";

const root = document.getElementById(ORGANISERS_ROOT);
if (root === null) throw new Error("The page has no place for the organisers' page");
const facts: PageFacts = JSON.parse(root.dataset.edition ?? "");
setCarnetGroups(facts.carnet);
installTrustedTypes();
// Another personal link, opened in this tab, changes only the fragment, which loads nothing by itself.
window.addEventListener("hashchange", () => location.reload());
createRoot(root).render(<Place facts={facts} link={takeLink()} />);

/** Takes the secret of a personal link out of the address, so that no history or screenshot keeps it. */
function takeLink(): string | null {
  const secret = location.hash.slice(1);
  if (secret === "") return null;
  history.replaceState(history.state, "", location.pathname);
  return secret;
}
