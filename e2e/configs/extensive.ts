/** Journeys that run in `npm run test:all` and not in `npm test`. */
export const extensive = [
  "circumstances/**",
  "content/**",
  "door/killed-browser.spec.ts",
  "editor/publishing.spec.ts",
  "every-engine/**",
  "hard-edition/**",
  "netlify/**",
  "offline/new-build.spec.ts",
  "page/static-site.spec.ts",
];
