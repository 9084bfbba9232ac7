/**
 * The journeys of `npm test`: those that every engine goes through, and what people do most: read, look
 * up, load a list.
 */
const everydayFiles = [
  "accessibility/keyboard.spec.ts",
  "any-edition/{first-screen,layout}.spec.ts",
  "every-engine/*.spec.ts",
  "organise/list/import.spec.ts",
  "page/page.spec.ts",
  "participant-check/{saved-ticket,validation}.spec.ts",
  "sections/countdown.spec.ts",
];

/** Two projects in Chromium on the frozen edition. `npm test` runs `everyday`, `npm run test:all` runs `extensive`. */
export const everyday = { name: "everyday", testMatch: everydayFiles };
export const extensive = {
  name: "extensive",
  testIgnore: [...everydayFiles, "{content,hard-edition,netlify}/**"],
};
