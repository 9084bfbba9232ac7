/** The journeys of `npm test`: the common tasks of visitors, helpers and organisers, and the page's layout. */
const everydayFiles = [
  "accessibility/keyboard.spec.ts",
  "any-edition/{first-screen,layout,motion}.spec.ts",
  "door/entering.spec.ts",
  "organise/doors.spec.ts",
  "organise/list/import.spec.ts",
  "organise/texts/publishing.spec.ts",
  "page/{hero,layout,page}.spec.ts",
  "participant-check/{carnet-field,saved-ticket,validation}.spec.ts",
  "sections/{countdown,speakers}.spec.ts",
];

/** Two projects in Chromium on the frozen edition. `npm test` runs `everyday`, `npm run test:all` runs `extensive`. */
export const everyday = { name: "everyday", testMatch: everydayFiles };
export const extensive = {
  name: "extensive",
  testIgnore: [
    ...everydayFiles,
    "{content,hard-edition,netlify}/**",
    // The page is too heavy for its limits yet.
    "page/work-counts.spec.ts",
    // Other journeys assert the same in Chromium.
    "every-engine/{door,participant-check,pass,print,sections,texts}.spec.ts",
  ],
};
