import { puttingBack, settingAside } from "../../domain/door/log/set-aside.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import type { Store } from "../../store/port/store.ts";

export type SetAsideOutcome =
  /** There is nothing of that door to set aside or put back; `doors` have something. */
  | { readonly kind: "nothing"; readonly doors: readonly string[] }
  | {
      readonly kind: "done";
      readonly door: string;
      readonly lines: number;
      /** The number of names on the list that changed. */
      readonly names: number;
      /** The number of people who left the list or returned to it. */
      readonly people: number;
    };

/**
 * Sets aside all lines that a door recorded since an instant, with their corrected names and added
 * people. The server's recording time decides, not the time that a phone sent.
 */
export function setDoorAside(store: Store, name: string, since: number): Promise<SetAsideOutcome> {
  return change(store, name, "aside", since);
}

/** Sets aside all lines of all doors, such as those of a rehearsal. */
export function setAllAside(store: Store): Promise<SetAsideOutcome> {
  return change(store, null, "aside", 0);
}

/** Makes all lines of a door that were set aside count again. */
export function putDoorBack(store: Store, name: string): Promise<SetAsideOutcome> {
  return change(store, name, "back", 0);
}

async function change(
  store: Store,
  name: string | null,
  direction: "aside" | "back",
  since: number,
): Promise<SetAsideOutcome> {
  const isBack = direction === "back";
  const wanted = (await store.door.lines()).filter(
    ({ isSetAside, recordedAt }) => isSetAside === isBack && recordedAt >= since,
  );
  const lines = wanted.filter(({ door }) => name === null || plainText(door) === plainText(name));
  const [first] = lines;
  if (first === undefined) {
    return { kind: "nothing", doors: [...new Set(wanted.map(({ door }) => door))].sort() };
  }
  const people = new Map();
  for await (const { carnet, ...person } of store.exportParticipants()) people.set(carnet, person);
  const planned = isBack ? puttingBack(lines, people) : settingAside(lines, people);
  await store.door.setAside(planned);
  const { names, removed, added } = planned;
  return {
    kind: "done",
    door: first.door,
    lines: lines.length,
    names: names.length,
    people: removed.length + added.length,
  };
}
