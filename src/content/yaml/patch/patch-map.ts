import { isScalar, type Pair, type YAMLMap } from "yaml";
import type { Path } from "../../faults/fault.ts";
import { SAMPLE_MARK } from "../../rules/sample-marks.ts";
import type { Patching } from "./patching.ts";
import type { Splice } from "./splices.ts";
import { writePair } from "./write-value.ts";

/** Changes the fields of a block; `null` when none of its fields stays. */
export function patchMap(
  map: YAMLMap,
  next: Readonly<Record<string, unknown>>,
  path: Path,
  { lines, fieldsAt, changes }: Patching,
): Splice[] | null {
  const pairs = map.items.map((pair) => ({ pair, name: nameOf(pair) }));
  // A field that holds nothing stays as it is.
  const stays = pairs.map(({ pair, name }) => name in next || isNothing(pair));
  if (!stays.includes(true)) return null;
  const indent = lines.start(map) - lines.lineStart(lines.start(map));
  const margin = " ".repeat(indent);
  return [...changed(), ...removed(), ...added()];

  function changed(): Splice[] {
    return pairs.flatMap(({ pair, name }) => {
      if (!(name in next)) return [];
      const own = changes(pair.value, next[name], [...path, name], indent);
      if (own) return own;
      const text = writePair(name, next[name], indent);
      return [lines.replacement(lines.start(pair.key), lines.endOfPair(pair), text)];
    });
  }

  function removed(): Splice[] {
    // The first fields of a list's element stand behind its dash.
    const head = lines.startsLine(lines.start(map)) ? 0 : stays.indexOf(true);
    const others = pairs.filter((_, index) => index >= head && !stays[index]);
    const before = pairs[head - 1];
    return [
      ...(before ? [headOf(before.pair)] : []),
      ...others.map(({ pair }) => ({
        start: lines.lineStart(lines.start(pair.key)),
        end: lines.nextLine(lines.endOfPair(pair)),
        text: "",
      })),
    ];
  }

  function headOf(last: Pair): Splice {
    const rest = lines.nextLine(lines.endOfPair(last));
    const end = rest + (/^[ \n]*/.exec(lines.source.slice(rest))?.[0].length ?? 0);
    return { start: lines.start(map), end, text: "" };
  }

  function added(): Splice[] {
    const order = fieldsAt(path);
    const place = (name: string) => {
      if (name === SAMPLE_MARK) return -1;
      return order.includes(name) ? order.indexOf(name) : order.length;
    };
    const names = Object.keys(next).filter((name) => !pairs.some((each) => each.name === name));
    const byAnchor = new Map<number, string[]>();
    for (const name of names.toSorted((one, other) => place(one) - place(other))) {
      const anchor = pairs.findLastIndex(
        (each, index) => stays[index] && place(each.name) <= place(name),
      );
      byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), name]);
    }
    return [...byAnchor].map(([anchor, group]) => {
      const texts = group.map((name) => writePair(name, next[name], indent));
      const behind = pairs[anchor];
      if (behind) {
        const at = lines.lineEnd(lines.endOfPair(behind.pair));
        return { start: at, end: at, text: texts.map((text) => `\n${margin}${text}`).join("") };
      }
      const first = pairs[stays.indexOf(true)];
      const at = first ? lines.start(first.pair.key) : lines.start(map);
      return { start: at, end: at, text: texts.map((text) => `${text}\n${margin}`).join("") };
    });
  }
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function isNothing({ value }: Pair): boolean {
  return value === null || (isScalar(value) && value.value === null);
}
