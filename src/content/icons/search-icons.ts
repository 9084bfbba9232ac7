import { plainText } from "../../domain/text/plain-text.ts";
import { inEnglish } from "./icon-words.ts";

/** The English words by which each icon of Lucide is found, by its name. */
export type IconTags = Readonly<Record<string, readonly string[]>>;

/** The names of the icons that fit all words of `typed`, in Spanish or English; the best ones first. */
export function searchIcons(tags: IconTags, typed: string): readonly string[] {
  const words = plainText(typed)
    .split(/[ -]/)
    .filter((word) => word !== "");
  const wanted = words.map((word) => ({ typed: word, english: inEnglish(word) }));
  const rank = (name: string) => {
    const known = [name, ...name.split("-"), ...(tags[name] ?? [])];
    const fits = wanted.map(({ typed: word, english }) =>
      Math.max(
        ...known.map((each, at) => {
          const isSame = each === word || english.includes(each);
          return (isSame ? 2 : each.startsWith(word) ? 1 : 0) / (1 + at / 10);
        }),
      ),
    );
    return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0);
  };
  return Object.keys(tags)
    .map((name) => [name, rank(name)] as const)
    .filter(([, fit]) => fit > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
}
