import { puttingBack, settingAside } from "../../domain/door/log/set-aside.ts";
import type { SetAsideAnswer } from "../../domain/organisers/answers.ts";
import { storedList } from "../../store/port/contents-of.ts";
import type { Store } from "../../store/port/store.ts";

/** Sets aside what a door recorded since an instant by the server's clock, not the phone's. */
export function setDoorAside(store: Store, name: string, since: number): Promise<SetAsideAnswer> {
  return change(store, name, "aside", since);
}

/** Sets aside all lines of all doors, such as those of a rehearsal. */
export function setAllAside(store: Store): Promise<SetAsideAnswer> {
  return change(store, null, "aside", 0);
}

/** Makes all lines of a door that were set aside count again. */
export function putDoorBack(store: Store, name: string): Promise<SetAsideAnswer> {
  return change(store, name, "back", 0);
}

async function change(
  store: Store,
  name: string | null,
  direction: "aside" | "back",
  since: number,
): Promise<SetAsideAnswer> {
  const isBack = direction === "back";
  const lines = (await store.door.lines()).filter(
    ({ door, isSetAside, recordedAt }) =>
      isSetAside === isBack && recordedAt >= since && (name === null || door === name),
  );
  if (lines.length === 0) return { lines: 0, names: 0, people: 0 };
  const people = new Map((await storedList(store)).map((person) => [person.carnet, person]));
  const planned = isBack ? puttingBack(lines, people) : settingAside(lines, people);
  await store.door.setAside(planned);
  const { names, removed, added } = planned;
  return { lines: lines.length, names: names.length, people: removed.length + added.length };
}
