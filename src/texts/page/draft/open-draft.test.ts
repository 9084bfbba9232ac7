// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { isAnythingUnsaved } from "#platform/browser/ask-before-leaving.ts";
import { textsWith } from "#texts/testing/texts-with.ts";
import * as draft from "./draft.ts";
import type { readStored } from "./draft-database.ts";
import { openDraft } from "./open-draft.ts";

/** The draft that another tab has stored; with `null`, this browser cannot store drafts. */
const otherTab = vi.hoisted(() => ({
  stored: null as Awaited<ReturnType<typeof readStored>> | null,
}));
vi.mock("./draft-database.ts", async (original) => ({
  ...(await original<object>()),
  readStored: async () => otherTab.stored ?? Promise.reject(),
}));

const { change, changedFiles, currentDraft, resolve, settle } = draft;
const published = (version: string, edicion: string, preguntas = "") =>
  textsWith({ edicion, preguntas }, version);

test("another's publication of other files keeps mine, with edits made while it loads", async () => {
  await openDraft(published("1", "lema: Uno\n"));
  change("edicion", ["lema"], "Mío");
  const opening = openDraft(published("2", "lema: Uno\n", "- pregunta: ¿Qué?\n"));
  change("edicion", ["centro"], "También mío");
  await opening;
  const mine = currentDraft();
  expect(mine.data.edicion).toEqual({ lema: "Mío", centro: "También mío" });
  expect([changedFiles(mine), mine.conflicts]).toEqual([["edicion"], []]);
  expect(draft.changedTexts(mine).edicion).toContain("lema: Mío\n");
});

test("of a file that both changed, one of both is kept", async () => {
  await openDraft(published("5", "lema: Uno\n"));
  settle(published("5", "lema: Uno\n"));
  change("edicion", ["lema"], "Mío");
  await openDraft(published("6", "lema: Suyo\n"));
  expect(currentDraft().conflicts).toEqual(["edicion"]);
  expect(currentDraft().data.edicion).toEqual({ lema: "Mío" });
  expect(currentDraft().base.edicion).toEqual({ lema: "Suyo" });
  // Another publication does not answer the question.
  await openDraft(published("7", "lema: Suyo\n", "- pregunta: ¿Qué?\n"));
  expect(currentDraft().conflicts).toEqual(["edicion"]);
  const asked = currentDraft();
  resolve("edicion", "theirs");
  expect([changedFiles(currentDraft()), currentDraft().conflicts]).toEqual([[], []]);
  draft.replaceDraft(asked);
  resolve("edicion", "mine");
  expect(currentDraft()).toMatchObject({ data: { edicion: { lema: "Mío" } }, conflicts: [] });
  // What both wrote alike is no question.
  await openDraft(published("8", "lema: Mío\n"));
  expect([changedFiles(currentDraft()), currentDraft().conflicts]).toEqual([[], []]);
});

test("what another tab wrote in the texts that it published is kept where this tab had the former ones", async () => {
  const { files } = published("10", "lema: Dos\n");
  const written = { version: "10", files, data: { edicion: { lema: "Tres" } }, conflicts: [] };
  await openDraft(published("9", "lema: Uno\n"));
  settle(published("9", "lema: Uno\n"));
  const photos = new Map([["a.jpg", new Blob(["a"])]]);
  otherTab.stored = { draft: written, photos };
  await openDraft(published("10", "lema: Dos\n"));
  expect(currentDraft()).toMatchObject({ data: { edicion: { lema: "Tres" } }, photos });
  otherTab.stored = null;
});

test("a browser without storage reports that, loses no edits made meanwhile, and asks before it closes the page", async () => {
  await openDraft(published("3", "lema: Uno\n"));
  change("edicion", ["lema"], "Mío");
  draft.showAllFaults();
  await expect.poll(() => currentDraft().isUnstored).toBe(true);
  expect(currentDraft().isTried).toBe(true);
  await draft.addPhoto("a.jpg", new Blob(["a"]));
  expect(currentDraft().photos.size).toBe(1);
  expect(isAnythingUnsaved()).toBe(true);
  const { files } = published("4", "lema: Uno\n");
  const stored = { version: "4", files, data: {}, conflicts: [] };
  otherTab.stored = { draft: stored, photos: new Map() };
  await openDraft(published("4", "lema: Uno\n"));
  expect(currentDraft().data.edicion).toEqual({ lema: "Mío" });
  settle(published("4", "lema: Uno\n"));
  expect(isAnythingUnsaved()).toBe(false);
});
