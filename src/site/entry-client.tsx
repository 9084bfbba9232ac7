import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ParticipantCheck } from "./participant-check/ParticipantCheck.tsx";
import { Background } from "./particles/Background.tsx";
import { BackgroundControl } from "./particles/BackgroundControl.tsx";
import { ActionBar } from "./parts/ActionBar.tsx";
import { ActionLinks, type ActionLinksProps, isAsBuilt } from "./parts/ActionLinks.tsx";
import type { IslandName } from "./parts/Island.tsx";
import { installTrustedTypes } from "./parts/trusted-types.ts";
import { followPhase } from "./phase/follow-phase.ts";
import { Countdown } from "./sections/inicio/Countdown.tsx";
import { Visits } from "./sections/pie/Visits.tsx";

installTrustedTypes();

type Waker = (element: HTMLElement) => void;

const wakers: Record<IslandName, Waker> = {
  countdown: now(Countdown),
  "participant-check": now(ParticipantCheck),
  "action-links": onceOtherThanBuilt,
  "action-bar": now(ActionBar),
  visits: now(Visits),
  background: now(Background),
  "background-control": now(BackgroundControl),
  carousel: near(async () => (await import("./parts/Carousel.tsx")).Carousel),
  "photo-stack": near(async () => (await import("./sections/ediciones/YearTabs.tsx")).YearTabs),
  "speaker-bio": near(async () => (await import("./sections/ponentes/SpeakerBio.tsx")).SpeakerBio),
};

// A script that is in the cache already may run before the page is read to its end.
if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", wakeAll, { once: true });
} else {
  wakeAll();
}

function wakeAll(): void {
  const waiting = Object.entries(wakers).flatMap(([name, wake]) =>
    [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)].map(
      (element) => () => wake(element),
    ),
  );
  wakeInTurn(waiting);
}

/** Wakes each in a task of its own, so that a slow phone answers a touch in between. */
function wakeInTurn(waiting: (() => void)[]): void {
  const { port1, port2 } = new MessageChannel();
  const next = () => port2.postMessage(null);
  port1.onmessage = () => {
    waiting.shift()?.();
    if (waiting.length > 0) next();
    else port1.close();
  };
  next();
}

/** Part of the first view's JavaScript: wakes at once, in tasks short enough to answer in between. */
function now<Props extends object>(component: ComponentType<Props>): Waker {
  return (element) => {
    startTransition(() => {
      hydrateRoot(element, createElement(component, propsOf<Props>(element)));
    });
    element.dataset.awake = "true";
  };
}

/** Fetched and woken when the visitor comes within half a screen of it. */
function near<Props extends object>(load: () => Promise<ComponentType<Props>>): Waker {
  return (element) => {
    // The island itself has no box of its own.
    const box = element.parentElement ?? document.body;
    let loading = false;
    const watch = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting) || loading) return;
        loading = true;
        try {
          const component = await load();
          watch.disconnect();
          now(component)(element);
        } catch {
          // No connection, or a newer build on the server: the visitor's next coming near retries.
          loading = false;
        }
      },
      { rootMargin: "50% 0px" },
    );
    watch.observe(box);
  };
}

/**
 * The hero's links wake when the clock asks for other ones than the page was built with. Most visitors
 * never see that, and React listens to every touch of what it keeps, which opens the dialog later.
 */
function onceOtherThanBuilt(element: HTMLElement): void {
  const links = propsOf<ActionLinksProps>(element);
  followPhase(links.dates, (phase) => {
    if (element.dataset.awake === undefined && !isAsBuilt(links, phase)) now(ActionLinks)(element);
  });
}

/** What the island was rendered with. */
function propsOf<Props extends object>(element: HTMLElement): Props {
  return JSON.parse(element.dataset.props ?? "{}");
}
