import { useSyncExternalStore } from "react";
import type { ContentKey } from "../../../../../content/desk/content-keys.ts";
import { contentKeys } from "../../../../../content/desk/content-keys.ts";
import type { ContentSources, TextsAnswer } from "../../../../../content/desk/texts-calls.ts";
import type { Fault, Path } from "../../../../../content/faults/fault.ts";
import { readData } from "../../../../../content/yaml/read-data.ts";
import {
  entriesAt,
  keyOf,
  pathOfEntry,
  valueAt,
  withKeys,
  withoutKeys,
  withValue,
} from "./entries.ts";
import { faultInWords } from "./fault-words.ts";
import {
  type Collision,
  type KeptDraft,
  keepDraft,
  keepPhoto,
  readKept,
  watchOtherTabs,
} from "./keep.ts";
import { type Clash, equal, mergeDraft } from "./merge.ts";
import { withSpeakerIds } from "./speaker-ids.ts";

export type Published = Exclude<TextsAnswer, { readonly desk: "none" }>;
export type Files = Readonly<Record<ContentKey, unknown>>;

/** The published texts, and what this browser changes about them. */
export interface Draft {
  readonly published: Published;
  /** The data of the published files, with keys; a file that cannot be read is missing. */
  readonly base: Partial<Files>;
  /** The same as edited. */
  readonly data: Partial<Files>;
  /** New photos by path. */
  readonly photos: ReadonlyMap<string, Blob>;
  readonly collisions: readonly Collision[];
  /** Paths of fields of new entries that were left, as in faults. */
  readonly left: ReadonlySet<string>;
  /** Whether publishing was tried, so that every fault is shown. */
  readonly isTried: boolean;
  /** Told once: changes of somebody else were taken in, or came from another tab. */
  readonly notice: string;
}

let draft: Draft | null = null;
const listeners = new Set<() => void>();

function set(next: Draft | null): void {
  draft = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft; `null` until it is opened. */
export function useDraft(): Draft | null {
  return useSyncExternalStore(subscribe, () => draft);
}

export const currentDraft = (): Draft | null => draft;

export function readFiles(files: ContentSources): Partial<Files> {
  const read = contentKeys.flatMap((key) => {
    const data = readData(files[key]);
    return data ? [[key, withKeys(data)] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Opens what this browser keeps on the published texts, or brings the open draft onto them. */
export async function openDraft(published: Published): Promise<void> {
  if (draft?.published.version === published.version) return;
  // A browser may keep nothing.
  const nothing = { draft: undefined, photos: new Map<string, Blob>() };
  const { draft: kept, photos } = await readKept().catch(() => nothing);
  const before = draft ? keptOf(draft) : kept;
  const { base } = unchanged(published);
  const open = { ...unchanged(published), photos: draft?.photos ?? photos };
  if (before === undefined || Object.keys(before.data).length === 0) {
    set(open);
    return;
  }
  if (before.version === published.version) {
    set({ ...open, data: { ...base, ...before.data }, collisions: before.collisions });
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
  // What was published may be mine, from an answer that got lost.
  const isLeft = changedFiles({ base, data }).length > 0;
  const notice = isLeft ? "Alguien más publicó cambios. Se juntaron con los suyos." : "";
  save({ ...open, data, collisions: isLeft ? collisions : [], notice });
}

function collisionOf(file: ContentKey, data: unknown, { path, mine, theirs }: Clash): Collision {
  const depth = path.findLastIndex((step) => typeof step === "number") + 1;
  const entry = depth === 0 ? null : keyOf(valueAt(data, path.slice(0, depth)));
  return { file, entry, within: path.slice(depth), mine, theirs };
}

/** Where the field of a collision is by now; `null` if its entry is gone. */
export function pathOfCollision(open: Draft, { file, entry, within }: Collision): Path | null {
  const at = entry === null ? [] : pathOfEntry(open.data[file], entry);
  return at && [...at, ...within];
}

/** Follows what other tabs of this browser change. */
export function followOtherTabs(): () => void {
  return watchOtherTabs(async () => {
    const { draft: kept, photos } = await readKept();
    if (draft === null) return;
    if (kept !== undefined && kept.version !== draft.published.version) return;
    const { base } = draft;
    const data = { ...base, ...kept?.data };
    const notice = "Este borrador también se cambia en otra pestaña. Aquí ve lo último.";
    set({ ...draft, data, photos, collisions: kept?.collisions ?? [], notice });
  });
}

/** The files whose data differ from the published ones. */
export function changedFiles({ base, data }: Pick<Draft, "base" | "data">): ContentKey[] {
  return contentKeys.filter((key) => data[key] !== base[key] && !equal(data[key], base[key]));
}

function keptOf(open: Draft): KeptDraft {
  const { published, data, collisions } = open;
  const changed = changedFiles(open).map((key) => [key, data[key]] as const);
  const { version, files } = published;
  return { version, files, data: Object.fromEntries(changed), collisions };
}

function save(next: Draft): void {
  set(next);
  const kept = keptOf(next);
  const isEmpty = Object.keys(kept.data).length === 0;
  keepDraft(isEmpty ? null : kept).catch(() => {
    set({ ...next, notice: "Este navegador no puede guardar el borrador. No cierre la pestaña." });
  });
}

/** Changes one value of a file. */
export function change(file: ContentKey, path: Path, value: unknown): void {
  if (draft === null) return;
  const before = draft.data[file];
  const after = withValue(before, path, value);
  const named = new Set(entriesAt(draft.data.tematicas, []).flatMap(({ ponente }) => ponente));
  const data = file === "ponentes" ? withSpeakerIds(before, after, named) : after;
  save({ ...draft, data: { ...draft.data, [file]: data }, notice: "" });
}

/** Changes fields of an entry wherever it stands by now; nothing happens if it is gone. */
export function changeEntry(file: ContentKey, key: string, path: Path, value: unknown): void {
  const at = pathOfEntry(draft?.data[file], key);
  if (at) change(file, [...at, ...path], value);
}

export async function addPhoto(path: string, photo: Blob): Promise<void> {
  if (draft === null) return;
  set({ ...draft, photos: new Map([...draft.photos, [path, photo]]) });
  await keepPhoto(path, photo);
}

/** Takes one side of a collision. */
export function resolve(collision: Collision, value: unknown): void {
  if (draft === null) return;
  const path = pathOfCollision(draft, collision);
  const collisions = draft.collisions.filter((each) => each !== collision);
  const { file } = collision;
  const data = path === null ? draft.data[file] : withValue(draft.data[file], path, value);
  save({ ...draft, data: { ...draft.data, [file]: data }, collisions });
}

/** Replaces whole files, as the beginning of the next edition does. */
export function replaceFiles(files: Partial<Files>): void {
  if (draft !== null) save({ ...draft, data: { ...draft.data, ...files }, notice: "" });
}

/** Forgets everything that is not published. */
export function discard(): void {
  if (draft !== null) save(unchanged(draft.published));
}

/** Takes up a draft that was discarded. */
export function replaceDraft(former: Draft): void {
  save(former);
  for (const [path, photo] of former.photos) void keepPhoto(path, photo);
}

/** Continues on what was published just now. */
export function settle(published: Published): void {
  save(unchanged(published));
}

function unchanged(published: Published): Draft {
  const base = readFiles(published.files);
  return {
    published,
    base,
    data: base,
    photos: new Map(),
    collisions: [],
    left: new Set(),
    isTried: false,
    notice: "",
  };
}

/** Shows what the server found to be wrong, although this browser did not. */
export function tellFaults(faults: readonly Fault[]): void {
  if (draft === null) return;
  const words = faults.slice(0, 3).map(faultInWords).join(" ");
  set({ ...draft, isTried: true, notice: `El sitio no lo publicó. ${words}` });
}

export function leaveField(field: string): void {
  if (draft && !draft.left.has(field)) set({ ...draft, left: new Set([...draft.left, field]) });
}

export function tryAll(): void {
  if (draft) set({ ...draft, isTried: true });
}
