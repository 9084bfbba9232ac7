import { SAMPLE_MARK } from "#edition/files/rules/sample-marks.ts";
import { isBlock } from "#edition/model/values-at.ts";

/** Names of fields that become sample, and of fields that no longer are. */
export interface Marks {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Marks a whole block as sample; another value stays. */
export function asSample(value: unknown): unknown {
  if (!isBlock(value)) return value;
  const { [SAMPLE_MARK]: mark, ...fields } = value;
  return { [SAMPLE_MARK]: true, ...fields };
}

/** Changes the marks of a block; names of fields that it lacks do not matter. */
export function withSamples(block: unknown, { add, remove }: Marks): unknown {
  if (!isBlock(block)) return block;
  const { [SAMPLE_MARK]: given, ...fields } = block;
  const names = Object.keys(fields).filter((name) => fields[name] !== null);
  if (given === true && !remove.some((name) => names.includes(name))) return block;
  const before: unknown[] = given === true ? names : Array.isArray(given) ? given : [];
  const marked = new Set([...before, ...add.filter((name) => names.includes(name))]);
  for (const name of remove) marked.delete(name);
  return marked.size > 0 ? { [SAMPLE_MARK]: [...marked], ...fields } : fields;
}
