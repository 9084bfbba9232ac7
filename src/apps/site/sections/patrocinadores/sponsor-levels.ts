import type { Edition } from "../../../../domain/edition/edition.ts";

type Sponsor = NonNullable<Edition["patrocinadores"]>[number];

/** The sponsors by level, in the order in which the file names the levels; `""` for none, at the end. */
export function sponsorLevels(
  sponsors: readonly Sponsor[],
): (readonly [level: string, sponsors: readonly Sponsor[]])[] {
  const levels = new Map<string, Sponsor[]>();
  for (const sponsor of sponsors) {
    const level = sponsor.nivel ?? "";
    levels.set(level, [...(levels.get(level) ?? []), sponsor]);
  }
  return [...levels].sort(([one], [other]) => Number(one === "") - Number(other === ""));
}
