import type { Edition } from "#edition/model/edition.ts";

/** The page in a frame of the organisers' page that shows an unpublished edition. */
export const PREVIEW_PAGE = "/organizar/vista";
/** Its file in the built site. */
export const PREVIEW_FILE = "vista.html";
/** The id of the element in which the page is rendered. */
export const PREVIEW_ROOT = "vista";

/** Sent by the frame once it can show an edition. */
export const PREVIEW_READY = "vista lista";

/** Sent to the frame: the edition to show and its clock, or where to scroll to. */
export type PreviewMessage =
  | {
      readonly edition: Edition;
      /** In ms since the epoch. */
      readonly now: number;
    }
  | {
      readonly section: string | null;
    };
