import "#site/styles/index.css";
import { StrictMode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Edition } from "#edition/model/edition.ts";
import { installTrustedTypes } from "#platform/browser/trusted-types.ts";
import { accentRule, accentTones } from "#platform/ui/styles/accent.ts";
import { Page } from "#site/Page.tsx";
import { clockFacts } from "#site/phase/clock-facts.ts";
import { pageNow, setClock } from "#site/phase/page-clock.ts";
import { showFigures, showPage } from "#site/phase/show-page.ts";
import { sectionRules, titleRule } from "#site/shell/page-styles.ts";
import { PREVIEW_READY, PREVIEW_ROOT, type PreviewMessage } from "#texts/model/preview.ts";

/* The visitors' page with an unpublished edition, which the organisers' page sends to this frame. */
const element = document.getElementById(PREVIEW_ROOT);
if (element === null) throw new Error("The preview has no root");
const root = createRoot(element);
installTrustedTypes();
// The preview sends the server no requests, and counts no visit.
window.fetch = () => new Promise(() => {});
// This constructed style sheet holds the edition's rules, because the policy allows neither style
// attributes nor new style elements.
const [rules, accent] = [new CSSStyleSheet(), new CSSStyleSheet()];
document.adoptedStyleSheets = [accent, rules];

let written = "";
let colour: string | undefined;
let clock: number | null = null;
/** The section that was asked for before it was there. */
let awaited: string | null = null;

addEventListener("message", ({ data, origin, source }: MessageEvent<PreviewMessage>) => {
  if (origin !== location.origin || source !== parent) return;
  if ("edition" in data) show(data);
  else {
    awaited = data.section;
    requestAnimationFrame(scrollToSection);
  }
});
parent.postMessage(PREVIEW_READY, location.origin);

/** The frame alone scrolls, and not the page around it. */
function scrollToSection(): void {
  const section = awaited === null ? null : document.getElementById(awaited);
  if (section === null) return;
  awaited = null;
  const { top } = section.getBoundingClientRect();
  scrollTo({ top: scrollY + top, behavior: "instant" });
}

function show({ edition, now }: { readonly edition: Edition; readonly now: number }): void {
  if (clock !== now) {
    clock = now;
    setClock(now);
  }
  if (colour !== edition.edicion.color) {
    colour = edition.edicion.color;
    accent.replaceSync(colour === undefined ? "" : accentRule(accentTones(colour)));
  }
  // Unchanged rules are not set again, because the browser would recompute all styles.
  const next = titleRule(edition.edicion) + sectionRules(edition);
  if (next !== written) rules.replaceSync(next);
  written = next;
  root.render(
    <StrictMode>
      <Shown edition={edition} clock={now} />
    </StrictMode>,
  );
}

interface ShownProps {
  readonly edition: Edition;
  readonly clock: number;
}

/** The page as its clock says, and each second as it says then. */
function Shown({ edition, clock }: ShownProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that was set shows another page
  useLayoutEffect(() => {
    const facts = clockFacts(edition.edicion);
    const look = () => {
      showPage(facts, pageNow());
      showFigures(facts.doors, pageNow());
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [edition, clock]);
  useLayoutEffect(scrollToSection);
  return <Page edition={edition} />;
}
