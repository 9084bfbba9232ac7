/** Journeys that run in `npm run test:all` and not in `npm test`. */
export const extensive = [
  "accessibility/contrast.spec.ts",
  "any-edition/ticket.spec.ts",
  "circumstances/*.spec.ts",
  "content/*.spec.ts",
  "door/{filmed-codes,keyboard,killed-browser,small-screens}.spec.ts",
  "every-engine/*.spec.ts",
  "hard-edition/*.spec.ts",
  "netlify/*.spec.ts",
  "offline/{new-build,page-and-door}.spec.ts",
  "organise/{keyboard,newer-version}.spec.ts",
  "organise/texts/{lost-publications,own-server}.spec.ts",
  "page/{static-site,visits-of-several-tabs}.spec.ts",
  "participant-check/in-app-browsers.spec.ts",
];
