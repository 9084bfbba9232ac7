import { isBlock } from "#edition/model/values-at.ts";
import { slugOf } from "#platform/text/slug.ts";

/** The speakers with an `id` from their name, which follows the name until a talk refers to it (`named`). */
export function withSpeakerIds(before: unknown, after: unknown, named: ReadonlySet<unknown>) {
  if (!Array.isArray(after)) return after;
  const earlier = Array.isArray(before) ? before.filter(isBlock) : [];
  const taken = new Set(after.filter(isBlock).map(({ id }) => id));
  return after.map((speaker) => {
    if (!isBlock(speaker)) return speaker;
    const { id, ...rest } = speaker;
    if (id !== undefined && (named.has(id) || !followsName(id, earlier))) return speaker;
    taken.delete(id);
    const next = freeId(String(speaker.nombre ?? ""), taken);
    if (next === "") return rest;
    taken.add(next);
    return { id: next, ...rest };
  });
}

/** Whether `id` was made from the name of its speaker. */
function followsName(id: unknown, speakers: readonly Record<string, unknown>[]): boolean {
  const speaker = speakers.find((each) => each.id === id);
  const fromName = slugOf(String(speaker?.nombre ?? ""));
  return fromName !== "" && String(id).replace(/-\d+$/, "") === fromName.replace(/-\d+$/, "");
}

function freeId(name: string, taken: ReadonlySet<unknown>): string {
  const id = slugOf(name);
  if (id === "" || !taken.has(id)) return id;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${id}-${number}`)) return `${id}-${number}`;
  }
}
