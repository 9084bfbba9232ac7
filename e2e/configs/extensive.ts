/** Journeys that run in `npm run test:all` and not in `npm test`. */
export const extensive = [
  "circumstances/*.spec.ts",
  "content/*.spec.ts",
  "door/killed-browser.spec.ts",
  "every-engine/*.spec.ts",
  "hard-edition/*.spec.ts",
  "netlify/*.spec.ts",
  "offline/new-build.spec.ts",
  "organise/texts/own-server.spec.ts",
  "page/static-site.spec.ts",
];
