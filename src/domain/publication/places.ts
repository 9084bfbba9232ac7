/** The hosts on which `npm run publicar` publishes. */
export const publishPlaces = ["github", "netlify", "netlify-firestore", "render"] as const;
export type PublishPlace = (typeof publishPlaces)[number];

/** Where a site is published. */
export interface PublishSettings {
  readonly place: PublishPlace;
  /** Public address, without a slash at the end. */
  readonly siteUrl: string;
}
