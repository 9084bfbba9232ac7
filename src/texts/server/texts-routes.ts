import type { NewEntry } from "#access/model/journal.ts";
import { noSuchItem, type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import type { JournalStore } from "#access/store/organisers-store.ts";
import { uploadedEnding } from "#edition/files/uploaded-kind.ts";
import { textsCalls, textsProblems } from "../model/texts-calls.ts";
import { nothingToEdit, type TextsStore } from "./texts-store.ts";

/** The texts and photos of the edition; `textsStore` is `null` where they cannot be edited. */
export function textsRoutes(
  { answer }: OrganiserCalls,
  journal: JournalStore,
  textsStore: TextsStore | null,
): void {
  async function record(store: TextsStore, entry: NewEntry | null): Promise<void> {
    if (entry === null) return;
    await journal.add(entry);
    await store.forgetEntry(entry.id);
  }

  answer(textsCalls.texts, async () => {
    if (textsStore === null) return nothingToEdit;
    await record(textsStore, await textsStore.lastEntry());
    return textsStore.read();
  });

  answer(textsCalls.photo, async ({ path }) => {
    return (await textsStore?.readPhoto(path)) ?? noSuchItem;
  });

  answer(textsCalls.storePhoto, async (bytes) => {
    if (textsStore === null) return noSuchItem;
    if (uploadedEnding(bytes) === null) return new Refused(textsProblems.notAPhoto);
    return { id: await textsStore.storePhoto(bytes) };
  });

  answer(textsCalls.publish, async (wanted, call) => {
    if (textsStore === null) return noSuchItem;
    await record(textsStore, await textsStore.lastEntry());
    const entry = call.entry("publish-texts", wanted.summary);
    const published = await textsStore.publish(wanted, entry);
    if (published.kind === "unchanged") {
      return { kind: "published", version: published.version } as const;
    }
    if (published.kind === "published") await record(textsStore, entry);
    return published;
  });

  answer(textsCalls.progress, async () =>
    textsStore === null ? { state: "idle" as const } : textsStore.progress(),
  );
}
