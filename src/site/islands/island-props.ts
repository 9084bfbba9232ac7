import type { CarnetGroups } from "../../domain/carnet/carnet.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import type { TalkTimes } from "../../domain/phases/programme.ts";
import type { AfterZero } from "../../domain/phases/started-lines.ts";
import type { ActionLinksProps } from "../parts/actions/ActionLinks.tsx";
import type { CountingEmblemProps } from "../parts/emblem/emblem-props.ts";
import type { CarouselProps } from "../parts/photo/Carousel.tsx";

type NoProps = Readonly<Record<string, never>>;

/**
 * Every part of the page that is hydrated in the browser: its name and its props, which travel as
 * JSON. `islands.ts` says for each which component it is and when it is hydrated. Here
 * are types alone, so that a section names its islands without importing those of other sections.
 */
export interface IslandProps {
  readonly background: NoProps;
  readonly countdown: AfterZero & {
    /** When the doors open, as `7:00 AM`. */
    readonly doorsOpen: string;
  };
  readonly emblem: CountingEmblemProps;
  readonly "action-links": ActionLinksProps;
  readonly "action-bar": ActionLinksProps;
  readonly "participant-check": {
    readonly actions: ActionLinksProps;
    readonly carnet: CarnetGroups;
    /** What the ticket of a registered participant says of the event. */
    readonly event: {
      readonly editionNumber: number;
      readonly title: string;
      readonly date: string;
      readonly time: string;
      readonly place: string;
      /** Address at which Google Calendar adds it. */
      readonly calendar: string;
      readonly map?: string | undefined;
    };
    /** What the chat says for a carnet that is not found, with `{carnet}` in its place. */
    readonly help: string;
  };
  readonly carousel: CarouselProps;
  readonly "photo-stack": { readonly editions: Edition["ediciones"] };
  readonly "speaker-bio": {
    /** The speaker's `id` in the content. */
    readonly id: string;
    readonly name: string;
    readonly bio: string;
  };
  readonly "talk-now": TalkTimes;
  readonly "share-page": { readonly title: string };
  readonly visits: NoProps;
}

export type IslandName = keyof IslandProps;

/**
 * Those that are hydrated when the visitor comes near. Their props travel in a file of their own, which
 * the first of them fetches: in the page they would delay its first screen.
 */
export const nearIslands = [
  "carousel",
  "photo-stack",
  "talk-now",
  "share-page",
  "speaker-bio",
] as const satisfies readonly IslandName[];

export type NearIslandName = (typeof nearIslands)[number];
