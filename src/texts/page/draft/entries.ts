import type { Path } from "#edition/files/rules/fault.ts";
import { sameData, withoutEmpty } from "#edition/files/yaml/content-data.ts";
import { isBlock, valueAt } from "#edition/model/values-at.ts";
import { randomKey } from "#platform/calls/call-key.ts";
import { slugOf } from "#platform/text/plain-text.ts";

/* Every block in a list has a key, by which an entry is recognised wherever it stands. */

/** The name under which a block holds its key; files never contain it. */
export const ENTRY_KEY = "#";

/** Gives each block of a list that has no key one: its path in what is published, or a new one. */
export function withKeys(
  data: unknown,
  keyAt: (path: Path) => string = (path) => path.join("/"),
  path: Path = [],
): unknown {
  if (Array.isArray(data)) {
    return data.map((entry, index) => {
      const at = [...path, index];
      const inner = withKeys(entry, keyAt, at);
      return isBlock(inner) ? { [ENTRY_KEY]: keyAt(at), ...inner } : inner;
    });
  }
  if (!isBlock(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withKeys(value, keyAt, [...path, name])]),
  );
}

/** The data of a file as it is written: without keys, empty texts, blocks and inner lists. */
export const withoutKeys = (data: unknown): unknown => withoutEmpty(data, ENTRY_KEY);

export const newKey = (): string => `new-${randomKey()}`;

export function keyOf(entry: unknown): string {
  return isBlock(entry) ? String(entry[ENTRY_KEY]) : "";
}

/** Whether the entry is not published yet. */
export const isNew = (entry: unknown): boolean => keyOf(entry).includes("-");

/** A copy of `data` with `value` at `path`; `undefined` removes a field. Missing blocks are made. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue(valueAt(data, [step]), rest, value);
  if (typeof step === "number") {
    const list = Array.isArray(data) ? data : [];
    return Object.assign([...list], { [step]: inner });
  }
  const fields = isBlock(data) ? data : {};
  if (inner !== undefined) return { ...fields, [step]: inner };
  const { [step]: _, ...others } = fields;
  return others;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The blocks of a list, whatever is at its place. */
export function entriesAt(data: unknown, path: Path): readonly Record<string, unknown>[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list.map((entry) => (isBlock(entry) ? entry : {})) : [];
}

/** Whether both produce the same YAML. */
export function equal(one: unknown, other: unknown): boolean {
  return sameData(written(one), written(other));
}

function written(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return withoutKeys(value);
  return value === "" ? undefined : value;
}

/** New speakers have an `id` from their name, which follows it until a talk refers to it (`named`). */
export function withSpeakerIds(speakers: unknown, named: ReadonlySet<unknown>) {
  if (!Array.isArray(speakers)) return speakers;
  const taken = new Set(speakers.filter(isBlock).map(({ id }) => id));
  return speakers.map((speaker) => {
    if (!isBlock(speaker)) return speaker;
    const { id, ...rest } = speaker;
    if (id !== undefined && (named.has(id) || !isNew(speaker))) return speaker;
    taken.delete(id);
    const next = freeId(String(speaker.nombre ?? ""), taken);
    if (next === "") return rest;
    taken.add(next);
    return { id: next, ...rest };
  });
}

function freeId(name: string, taken: ReadonlySet<unknown>): string {
  const id = slugOf(name);
  if (id === "" || !taken.has(id)) return id;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${id}-${number}`)) return `${id}-${number}`;
  }
}
