import { distance } from "fastest-levenshtein";
import { plainText } from "../../domain/text/plain-text.ts";

/**
 * The candidate that `name` most likely misspells, or `undefined` if none is similar. Case and
 * accents are ignored: `título` is `titulo`.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const plain = plainText(name);
  const near = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(plain, plainText(candidate)) }))
    .filter(({ candidate, edits }) => edits <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((one, other) => one.edits - other.edits);
  return near[0]?.candidate;
}
