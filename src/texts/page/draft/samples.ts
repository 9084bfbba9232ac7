import { pathOf } from "#edition/files/rules/fault.ts";
import { SAMPLE_MARK } from "#edition/files/rules/sample-marks.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { change, currentDraft } from "./draft.ts";

/** Removes the mark that calls a block or a field sample material. */
export function removeSample(field: string): void {
  const [file, ...path] = pathOf(field);
  const key = file as ContentKey;
  const data = currentDraft().data[key];
  const own = [...path, SAMPLE_MARK];
  if (valueAt(data, own) === true) {
    change(key, own, undefined);
    return;
  }
  // A field is named by the mark of its block.
  const mark = [...path.slice(0, -1), SAMPLE_MARK];
  const named = valueAt(data, mark);
  if (!Array.isArray(named)) return;
  const rest = named.filter((name) => name !== path.at(-1));
  change(key, mark, rest.length > 0 ? rest : undefined);
}
