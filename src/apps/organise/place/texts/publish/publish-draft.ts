import { namedPhotos } from "../../../../../content/photos/photo-faults.ts";
import type { ContentKey } from "../../../../../content/texts/content-keys.ts";
import { calls } from "../../calls/calls.ts";
import type { Change } from "../data/changes.ts";
import { changedTexts, currentDraft, type Draft, settle, showFaults } from "../data/draft.ts";
import { openDraft } from "../data/open-draft.ts";

/** Publishes the draft; nothing of it is lost before it is published. */
export async function publishDraft(
  draft: Draft,
  changes: readonly Change[],
): Promise<"published" | "outdated" | "faulty"> {
  const { published, data, photos } = draft;
  const files = changedTexts(draft);
  const [before, after] = [namesIn(draft.base), namesIn(data)];
  const kept = new Set(published.photos.map(({ path }) => path));
  const stored: Record<string, string> = {};
  for (const [path, photo] of photos) {
    if (after.has(path)) stored[path] = (await calls.storePhoto(photo)).id;
  }
  const answer = await calls.publishTexts({
    version: published.version,
    files,
    photos: stored,
    removed: [...before].filter((path) => !after.has(path) && kept.has(path)),
    summary: summaryOf(changes),
  });
  switch (answer.kind) {
    case "published": {
      // Should this answer get lost, the next one finds that nothing is left to publish.
      const texts = await calls.texts().catch(() => null);
      if (texts === null || texts.place === "none") return "published";
      // Changes made meanwhile, such as a photo that was being prepared, stay a draft.
      if (currentDraft().data === data) settle(texts);
      else await openDraft(texts);
      return "published";
    }
    case "outdated":
      if (answer.texts.place !== "none") await openDraft(answer.texts);
      return "outdated";
    case "faulty":
      showFaults(answer.faults);
      return "faulty";
  }
}

function namesIn(data: Partial<Record<ContentKey, unknown>>): ReadonlySet<string> {
  return new Set(namedPhotos(data).map(({ name }) => name));
}

const MOST_LETTERS = 200;

/** `Temáticas y Ponentes`: one line for the history. */
function summaryOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ section }) => section.name))];
  return new Intl.ListFormat("es").format(names).slice(0, MOST_LETTERS);
}
