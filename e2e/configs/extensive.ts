/** Journeys that `npm test` leaves to `npm run test:all`. */
export const extensive = [
  "circumstances/**",
  "content/**",
  "door/killed-browser.spec.ts",
  "editor/publishing.spec.ts",
  "every-engine/**",
  "netlify/**",
  "offline/new-build.spec.ts",
  "page/static-site.spec.ts",
];
