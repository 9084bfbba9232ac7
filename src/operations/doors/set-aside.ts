import { puttingBack, settingAside } from "../../domain/door/log/set-aside.ts";
import type { SetAsideAnswer } from "../../domain/organisers/answers.ts";
import type { Store } from "../../store/port/store.ts";

/**
 * Sets aside what a door (`null`: all doors, as after a rehearsal) recorded since an instant by the
 * server's clock, not the phone's; or makes what was set aside count again.
 */
export async function changeLines(
  store: Store,
  name: string | null,
  direction: "aside" | "back",
  since = 0,
): Promise<SetAsideAnswer> {
  const isBack = direction === "back";
  const lines = (await store.door.lines()).filter(
    ({ door, isSetAside, recordedAt }) =>
      isSetAside === isBack && recordedAt >= since && (name === null || door === name),
  );
  if (lines.length === 0) return { lines: 0, names: 0, people: 0 };
  const people = new Map((await store.participants()).map((person) => [person.carnet, person]));
  const planned = isBack ? puttingBack(lines, people) : settingAside(lines, people);
  await store.door.setAside(planned);
  const { names, removed, added } = planned;
  return { lines: lines.length, names: names.length, people: removed.length + added.length };
}
