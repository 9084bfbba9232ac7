import { useSyncExternalStore } from "react";
import type { Fault, Path } from "#edition/files/rules/fault.ts";
import {
  type ContentKey,
  type ContentSources,
  contentKeys,
} from "#edition/files/yaml/content-keys.ts";
import { writeYaml } from "#edition/files/yaml/write-yaml.ts";
import { readData } from "#edition/files/yaml/yaml-file.ts";
import { Observable } from "#platform/browser/observable.ts";
import type { Texts } from "#texts/model/texts-calls.ts";
import { type StoredDraft, storeDraft, storeDraftPhoto } from "./draft-database.ts";
import { entriesAt, equal, withKeys, withoutKeys, withSpeakerIds, withValue } from "./entries.ts";
import { faultInWords } from "./fault-words.ts";

export type Files = Readonly<Record<ContentKey, unknown>>;

/** The published texts, and what this browser changes about them. */
export interface Draft {
  readonly published: Texts;
  /** The data of the published files, with keys; a file that cannot be read is missing. */
  readonly base: Partial<Files>;
  readonly data: Partial<Files>;
  readonly photos: ReadonlyMap<string, Blob>;
  /** As in `StoredDraft`. */
  readonly conflicts: readonly ContentKey[];
  /** Fields that lost the focus once, written as in faults. */
  readonly touched: ReadonlySet<string>;
  /** Whether publishing was tried, so that every fault is shown. */
  readonly isTried: boolean;
  /** A message in Spanish until the next change, such as that another tab changed the draft. */
  readonly notice: string;
  /** Whether this browser refused to store a change or a photo, which a reload would lose. */
  readonly isUnstored: boolean;
}

const current = new Observable<Draft | null>(null);

/** Replaces the draft in memory alone; `save` also stores it in the browser. */
export const setDraft = (next: Draft): void => current.set(next);
/** Changes the current draft, because somebody may have typed meanwhile. */
const patch = (changes: Partial<Draft>): void => setDraft({ ...currentDraft(), ...changes });

/** The paths of the photos that the content may name: those published and those of the draft. */
export const photoPaths = ({
  published,
  photos,
}: Pick<Draft, "published" | "photos">): string[] => [
  ...published.photos.map(({ path }) => path),
  ...photos.keys(),
];

/** The draft; `null` until it is opened. */
export const openedDraft = (): Draft | null => current.get();
export const useOpenedDraft = (): Draft | null =>
  useSyncExternalStore(current.subscribe, current.get);

/** The open draft, for components that are rendered only once it is open. */
export const currentDraft = (): Draft => opened(current.get());
export const useDraft = (): Draft => opened(useOpenedDraft());

function opened(draft: Draft | null): Draft {
  if (draft === null) throw new Error("No draft is open");
  return draft;
}

export function readFiles(files: ContentSources): Partial<Files> {
  const read = contentKeys.flatMap((key) => {
    const data = readData(files[key]);
    return data ? [[key, withKeys(data)] as const] : [];
  });
  return Object.fromEntries(read);
}

export function changedFiles({ base, data }: Pick<Draft, "base" | "data">): ContentKey[] {
  return contentKeys.filter((key) => data[key] !== base[key] && !equal(data[key], base[key]));
}

/** The whole new texts of the files that differ from the published ones. */
export function changedTexts(draft: Draft): Partial<ContentSources> {
  const { files } = draft.published;
  const texts = changedFiles(draft).map((key) => [
    key,
    writeYaml(files[key], withoutKeys(draft.data[key]), key),
  ]);
  return Object.fromEntries(texts);
}

export function storedOf(open: Draft): StoredDraft {
  const { published, data, conflicts } = open;
  const changed = changedFiles(open).map((key) => [key, data[key]] as const);
  const { version, files } = published;
  return { version, files, data: Object.fromEntries(changed), conflicts };
}

export function save(next: Draft): void {
  setDraft(next);
  const kept = storedOf(next);
  const isEmpty = Object.keys(kept.data).length === 0;
  storeDraft(isEmpty ? null : kept).catch(markUnstored);
}

const markUnstored = () => patch({ isUnstored: true });

export function change(file: ContentKey, path: Path, value: unknown): void {
  const draft = currentDraft();
  const after = withValue(draft.data[file], path, value);
  const named = new Set(entriesAt(draft.data.tematicas, []).flatMap(({ ponente }) => ponente));
  const data = file === "ponentes" ? withSpeakerIds(after, named) : after;
  save({ ...draft, data: { ...draft.data, [file]: data }, notice: "" });
}

export async function addPhoto(path: string, photo: Blob): Promise<void> {
  patch({ photos: new Map([...currentDraft().photos, [path, photo]]) });
  await storeDraftPhoto(path, photo).catch(markUnstored);
}

/** Keeps what this browser wrote in a file, or what somebody else published. */
export function resolve(file: ContentKey, kept: "mine" | "theirs"): void {
  const draft = currentDraft();
  const { base, data } = draft;
  const conflicts = draft.conflicts.filter((each) => each !== file);
  const chosen = kept === "mine" ? data : { ...data, [file]: base[file] };
  save({ ...draft, data: chosen, conflicts });
}

/** Replaces whole files, as the beginning of the next edition does. */
export function replaceFiles(files: Partial<Files>): void {
  const draft = currentDraft();
  save({ ...draft, data: { ...draft.data, ...files }, notice: "" });
}

/** Restores a discarded draft. */
export function replaceDraft(former: Draft): void {
  save(former);
  for (const [path, photo] of former.photos) storeDraftPhoto(path, photo).catch(markUnstored);
}

/** Continues from these published texts, without any change. */
export const settle = (published: Texts): void => save(unchanged(published));

export function unchanged(published: Texts): Draft {
  const base = readFiles(published.files);
  return {
    published,
    base,
    data: base,
    photos: new Map(),
    conflicts: [],
    touched: new Set(),
    isTried: false,
    notice: "",
    isUnstored: false,
  };
}

/** Shows the faults that the server found, although this browser found none. */
export function showFaults(faults: readonly Fault[]): void {
  const words = faults.slice(0, 3).map(faultInWords).join(" ");
  patch({ isTried: true, notice: `El sitio no lo publicó. ${words}` });
}

export function touchField(field: string): void {
  const { touched } = currentDraft();
  if (!touched.has(field)) patch({ touched: new Set([...touched, field]) });
}

export const showAllFaults = () => patch({ isTried: true });
