import type { ComponentType } from "react";
import { Background } from "./background/Background.tsx";
import { retriable } from "./browser/retriable.ts";
import type { IslandName, IslandProps, NearIslandName } from "./islands/island-props.ts";
import { ParticipantCheck } from "./participant-check/ParticipantCheck.tsx";
import { ActionBar } from "./parts/actions/ActionBar.tsx";
import { ActionLinks, isAsBuilt } from "./parts/actions/ActionLinks.tsx";
import { watchFirstNode } from "./parts/emblem/watch-first-node.ts";
import { followPhase } from "./phase/follow-phase.ts";
import { Countdown } from "./sections/inicio/Countdown.tsx";
import { Visits } from "./sections/pie/Visits.tsx";

/** Loaded and hydrated when the visitor comes within half a screen of it. */
interface NearIsland<Props> {
  readonly wakes: "near";
  readonly load: () => Promise<ComponentType<Props>>;
}

/** An island whose props are in the page, and when it is hydrated. */
type FirstIsland<Props> =
  /** With the first scripts. */
  | { readonly wakes: "at-once"; readonly component: ComponentType<Props> }
  /** Once `watch`, which comes with the first scripts, calls `wake`; perhaps never. */
  | {
      readonly wakes: "on-demand";
      readonly load: () => Promise<ComponentType<Props>>;
      readonly watch: (props: Props, wake: () => void) => void;
    };

const emblem = retriable(() => import("./parts/emblem/CountingEmblem.tsx"));
const sharePage = retriable(() => import("./sections/pie/SharePage.tsx"));
const photos = retriable(() => import("./photo-islands.ts"));
const talkNow = retriable(() => import("./sections/tematicas/TalkNow.tsx"));
const speakerBio = retriable(() => import("./sections/ponentes/SpeakerBio.tsx"));

/** In place of what makes calls, where a site makes none; the build leaves its code out. */
const absent = {
  wakes: "on-demand",
  load: () => new Promise<never>(() => {}),
  watch() {},
} as const;

type FirstIslandName = Exclude<IslandName, NearIslandName>;

const first: { readonly [Name in FirstIslandName]: FirstIsland<IslandProps[Name]> } = {
  countdown: { wakes: "at-once", component: Countdown },
  "participant-check": import.meta.env.STATIC
    ? absent
    : { wakes: "at-once", component: ParticipantCheck },
  "action-links": {
    wakes: "on-demand",
    load: async () => ActionLinks,
    // Most visitors see the links as built, and React listens to every touch of what it hydrates,
    // which delays the dialog that they open.
    watch: (links, wake) =>
      void followPhase(links.dates, (phase) => {
        if (!isAsBuilt(links, phase)) wake();
      }),
  },
  emblem: {
    wakes: "on-demand",
    load: async () => (await emblem()).CountingEmblem,
    watch: watchFirstNode,
  },
  "action-bar": { wakes: "at-once", component: ActionBar },
  visits: import.meta.env.STATIC ? absent : { wakes: "at-once", component: Visits },
  background: { wakes: "at-once", component: Background },
};

const near: { readonly [Name in NearIslandName]: NearIsland<IslandProps[Name]> } = {
  carousel: {
    wakes: "near",
    load: async () => (await photos()).Carousel,
  },
  "photo-stack": {
    wakes: "near",
    load: async () => (await photos()).YearTabs,
  },
  "talk-now": {
    wakes: "near",
    load: async () => (await talkNow()).TalkNow,
  },
  "share-page": {
    wakes: "near",
    load: async () => (await sharePage()).SharePage,
  },
  "speaker-bio": {
    wakes: "near",
    load: async () => (await speakerBio()).SpeakerBio,
  },
};

export type Island<Props> = FirstIsland<Props> | NearIsland<Props>;

/** All islands, in the order in which they are hydrated. */
export const islands: { readonly [Name in IslandName]: Island<IslandProps[Name]> } = {
  ...first,
  ...near,
};
