import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import type { Texts } from "#texts/model/texts-calls.ts";
import { checkNow } from "./check.ts";
import * as drafts from "./draft.ts";
import { readStored, watchOtherTabs } from "./draft-database.ts";
import { equal } from "./entries.ts";

/** Whether the open draft has changes that the browser does not store. */
function isHereAlone(): boolean {
  const draft = drafts.openedDraft();
  return draft?.isUnstored === true && drafts.changedFiles(draft).length > 0;
}

askBeforeLeaving(isHereAlone);

/** Opens the draft that this browser stores, or rebases the open one onto newer published texts. */
export async function openDraft(published: Texts): Promise<void> {
  await openOrRebase(published);
  // Before it is shown, which would say that nothing is wrong and nothing is sample material.
  checkNow(drafts.currentDraft());
}

async function openOrRebase(published: Texts): Promise<void> {
  if (drafts.openedDraft()?.published.version === published.version) return;
  // Some browsers refuse to store anything.
  const nothing = { draft: undefined, photos: new Map<string, Blob>() };
  const { draft: kept, photos } = await readStored().catch(() => nothing);
  // Another tab may have opened these texts before, and gone on with them. Else the draft is read after waiting,
  // because somebody may have typed meanwhile.
  const isElsewhere = kept?.version === published.version && !isHereAlone();
  const draft = isElsewhere ? null : drafts.openedDraft();
  const open = {
    ...drafts.unchanged(published),
    photos: draft?.photos ?? photos,
    isUnstored: draft?.isUnstored ?? false,
  };
  const { base } = open;
  const before = (draft ? drafts.storedOf(draft) : kept) ?? drafts.storedOf(open);
  const data = { ...base, ...before.data };
  // An earlier publication whose answer got lost may have left nothing to publish.
  const changed = drafts.changedFiles({ base, data });
  const formerly = before.version === published.version ? base : drafts.readFiles(before.files);
  const conflicts = changed.filter(
    (file) => before.conflicts.includes(file) || !equal(formerly[file], base[file]),
  );
  if (before.version === published.version || Object.keys(before.data).length === 0) {
    drafts.setDraft({ ...open, data, conflicts });
    return;
  }
  const isJoined = changed.length > 0 && conflicts.length === 0;
  const notice = isJoined
    ? "Otra persona publicó otros textos. Lo que usted escribió sigue aquí."
    : "";
  drafts.save({ ...open, data, conflicts, notice });
}

export function followOtherTabs(): () => void {
  return watchOtherTabs(async () => {
    const { draft: kept, photos } = await readStored();
    const draft = drafts.openedDraft();
    if (draft === null) return;
    if (kept !== undefined && kept.version !== draft.published.version) return;
    const { base } = draft;
    const data = { ...base, ...kept?.data };
    const notice = "Este borrador también se cambia en otra pestaña. Aquí ve lo último.";
    drafts.setDraft({ ...draft, data, photos, conflicts: kept?.conflicts ?? [], notice });
  });
}
