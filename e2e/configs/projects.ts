/** What visitors, helpers and organisers do on most days, and how the page looks: the journeys of `npm test`. */
const everydayFiles = [
  "accessibility/keyboard.spec.ts",
  "any-edition/{first-screen,layout,motion,programme}.spec.ts",
  "certificates/student.spec.ts",
  "door/entering.spec.ts",
  "organise/doors.spec.ts",
  "organise/list/import.spec.ts",
  "organise/texts/publishing.spec.ts",
  "page/{hero,layout,page}.spec.ts",
  "participant-check/{carnet-field,saved-ticket,validation,validation-failures}.spec.ts",
  "sections/{countdown,past-editions,speakers}.spec.ts",
];

/** Both in Chromium on the frozen edition; `npm run test:all` has the second. */
export const everyday = { name: "everyday", testMatch: everydayFiles };
export const extensive = {
  name: "extensive",
  testIgnore: [...everydayFiles, "{content,hard-edition,netlify}/**"],
};
