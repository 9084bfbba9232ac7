import type { ContentKey } from "../../../../../content/texts/content-keys.ts";
import {
  changedFiles,
  keptOf,
  openedDraft,
  type Published,
  readFiles,
  save,
  setDraft,
  unchanged,
} from "./draft.ts";
import { keyOf, valueAt, withoutKeys } from "./entries/entries.ts";
import { type Collision, readKept, watchOtherTabs } from "./keep.ts";
import { type Clash, mergeDraft } from "./merge.ts";

/** Opens the draft that this browser stores, or rebases the open one onto newer published texts. */
export async function openDraft(published: Published): Promise<void> {
  if (openedDraft()?.published.version === published.version) return;
  // Some browsers refuse to store anything.
  const nothing = { draft: undefined, photos: new Map<string, Blob>() };
  const { draft: kept, photos } = await readKept().catch(() => nothing);
  // Read after waiting, because somebody may have typed meanwhile.
  const draft = openedDraft();
  const before = draft ? keptOf(draft) : kept;
  const open = {
    ...unchanged(published),
    photos: draft?.photos ?? photos,
    isUnstored: draft?.isUnstored ?? false,
  };
  const { base } = open;
  if (before === undefined || Object.keys(before.data).length === 0) {
    setDraft(open);
    return;
  }
  if (before.version === published.version) {
    setDraft({ ...open, data: { ...base, ...before.data }, collisions: before.collisions });
    return;
  }
  const formerly = readFiles(before.files);
  const merged = Object.entries(before.data).map(([name, mine]) => {
    const file = name as ContentKey;
    const result = mergeDraft(formerly[file], mine, withoutKeys(base[file]));
    const collisions = result.collisions.map((clash) => collisionOf(file, result.data, clash));
    return { file, data: result.data, collisions };
  });
  const data = { ...base, ...Object.fromEntries(merged.map((each) => [each.file, each.data])) };
  const collisions = [...before.collisions, ...merged.flatMap((each) => each.collisions)];
  // An earlier publication whose answer got lost may have left nothing to publish.
  const isChanged = changedFiles({ base, data }).length > 0;
  const notice = isChanged ? "Alguien más publicó cambios. Se juntaron con los suyos." : "";
  save({ ...open, data, collisions: isChanged ? collisions : [], notice });
}

function collisionOf(file: ContentKey, data: unknown, { path, mine, theirs }: Clash): Collision {
  const depth = path.findLastIndex((step) => typeof step === "number") + 1;
  const entry = depth === 0 ? null : keyOf(valueAt(data, path.slice(0, depth)));
  return { file, entry, within: path.slice(depth), mine, theirs };
}

/** Takes over the changes of other tabs of this browser. */
export function followOtherTabs(): () => void {
  return watchOtherTabs(async () => {
    const { draft: kept, photos } = await readKept();
    const draft = openedDraft();
    if (draft === null) return;
    if (kept !== undefined && kept.version !== draft.published.version) return;
    const { base } = draft;
    const data = { ...base, ...kept?.data };
    const notice = "Este borrador también se cambia en otra pestaña. Aquí ve lo último.";
    setDraft({ ...draft, data, photos, collisions: kept?.collisions ?? [], notice });
  });
}
