import { expect, test } from "vitest";
import { contentKeys } from "../../../../content/texts/content-keys.ts";
import type { ContentSources } from "../../../../content/texts/texts-calls.ts";
import {
  addPhoto,
  change,
  changedFiles,
  changedTexts,
  currentDraft,
  type Published,
  showAllFaults,
} from "./draft.ts";
import { openDraft } from "./open-draft.ts";

function published(version: string, edicion: string): Published {
  const files = Object.fromEntries(contentKeys.map((key) => [key, ""])) as ContentSources;
  return { place: "folder", version, files: { ...files, edicion }, photos: [] };
}

test("newer published texts are merged, also with edits made while they load", async () => {
  await openDraft(published("1", "lema: Uno\nfacultad: Una\n"));
  change("edicion", ["lema"], "Mío");
  const opening = openDraft(published("2", "lema: Uno\nfacultad: Otra\n"));
  change("edicion", ["centro"], "También mío");
  await opening;
  const draft = currentDraft();
  expect(draft.data.edicion).toEqual({ lema: "Mío", facultad: "Otra", centro: "También mío" });
  expect(changedFiles(draft)).toEqual(["edicion"]);
  expect(changedTexts(draft).edicion).toContain("lema: Mío\nfacultad: Otra\n");
});

test("a browser without storage reports that, and loses no edits made meanwhile", async () => {
  await openDraft(published("3", "lema: Uno\n"));
  change("edicion", ["lema"], "Mío");
  showAllFaults();
  await expect.poll(() => currentDraft().isUnstored).toBe(true);
  expect(currentDraft().isTried).toBe(true);
  await addPhoto("a.jpg", new Blob(["a"]));
  expect(currentDraft().photos.size).toBe(1);
});
