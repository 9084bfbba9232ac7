import type { ContentKey } from "../../../../content/texts/content-keys.ts";
import { valueAt } from "../../../../domain/edition/values-at.ts";
import * as drafts from "./draft.ts";
import { type Collision, readStored, watchOtherTabs } from "./draft-database.ts";
import { keyOf, withoutKeys } from "./entries/entries.ts";
import { type Clash, mergeDraft } from "./merge.ts";

/** Opens the draft that this browser stores, or rebases the open one onto newer published texts. */
export async function openDraft(published: drafts.Published): Promise<void> {
  if (drafts.openedDraft()?.published.version === published.version) return;
  // Some browsers refuse to store anything.
  const nothing = { draft: undefined, photos: new Map<string, Blob>() };
  const { draft: kept, photos } = await readStored().catch(() => nothing);
  // Read after waiting, because somebody may have typed meanwhile.
  const draft = drafts.openedDraft();
  const before = draft ? drafts.storedOf(draft) : kept;
  const open = {
    ...drafts.unchanged(published),
    photos: draft?.photos ?? photos,
    isUnstored: draft?.isUnstored ?? false,
  };
  const { base } = open;
  if (before === undefined || Object.keys(before.data).length === 0) {
    drafts.setDraft(open);
    return;
  }
  if (before.version === published.version) {
    drafts.setDraft({ ...open, data: { ...base, ...before.data }, collisions: before.collisions });
    return;
  }
  const formerly = drafts.readFiles(before.files);
  const merged = Object.entries(before.data).map(([name, mine]) => {
    const file = name as ContentKey;
    const result = mergeDraft(formerly[file], mine, withoutKeys(base[file]));
    const collisions = result.collisions.map((clash) => collisionOf(file, result.data, clash));
    return { file, data: result.data, collisions };
  });
  const data = { ...base, ...Object.fromEntries(merged.map((each) => [each.file, each.data])) };
  const collisions = [...before.collisions, ...merged.flatMap((each) => each.collisions)];
  // An earlier publication whose answer got lost may have left nothing to publish.
  const isChanged = drafts.changedFiles({ base, data }).length > 0;
  const notice = isChanged ? "Alguien más publicó cambios. Se juntaron con los suyos." : "";
  drafts.save({ ...open, data, collisions: isChanged ? collisions : [], notice });
}

function collisionOf(file: ContentKey, data: unknown, { path, mine, theirs }: Clash): Collision {
  const depth = path.findLastIndex((step) => typeof step === "number") + 1;
  const entry = depth === 0 ? null : keyOf(valueAt(data, path.slice(0, depth)));
  return { file, entry, within: path.slice(depth), mine, theirs };
}

/** Takes over the changes of other tabs of this browser. */
export function followOtherTabs(): () => void {
  return watchOtherTabs(async () => {
    const { draft: kept, photos } = await readStored();
    const draft = drafts.openedDraft();
    if (draft === null) return;
    if (kept !== undefined && kept.version !== draft.published.version) return;
    const { base } = draft;
    const data = { ...base, ...kept?.data };
    const notice = "Este borrador también se cambia en otra pestaña. Aquí ve lo último.";
    drafts.setDraft({ ...draft, data, photos, collisions: kept?.collisions ?? [], notice });
  });
}
