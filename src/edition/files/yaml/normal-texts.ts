import { editionSchema } from "#edition/model/edition.ts";
import { profileLink } from "#edition/model/networks.ts";
import { isBlock } from "#edition/model/values-at.ts";
import { invisibleCharacter, trimInvisible } from "#platform/text/tidy-text.ts";
import type { Path } from "../rules/fault.ts";
import { hintAt } from "../rules/schema-faults.ts";

/** Texts of the content may contain line breaks, tabs and soft hyphens, unlike names. */
const unwanted = new RegExp(`(?![\\t\\n\\r\\u00ad\\u200b])(?:${invisibleCharacter.source})`, "gu");

/**
 * `data` with normalised texts: without characters that only pasting brings, such as those that turn the
 * direction of text, and telephones, addresses, dates and names of files with the signs that their fields
 * have. All rules see these texts.
 */
export function normalTexts(data: unknown, path: Path): unknown {
  if (typeof data === "string") {
    const { normalize } = hintAt(editionSchema, path);
    return normalize?.(data) ?? trimInvisible(data.replace(unwanted, ""));
  }
  if (Array.isArray(data)) return data.map((item, index) => normalTexts(item, [...path, index]));
  if (!isBlock(data)) return data;
  const block: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, normalTexts(value, [...path, name])]),
  );
  const { nombre, enlace } = block;
  const isNamedLink = typeof nombre === "string" && typeof enlace === "string";
  return isNamedLink ? { ...block, enlace: profileLink(nombre, enlace) } : block;
}
