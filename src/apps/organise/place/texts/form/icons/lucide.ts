import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import nodesUrl from "lucide-static/icon-nodes.json?url";
import tagsUrl from "lucide-static/tags.json?url";
import type { IconDrawing } from "../../../../../../domain/edition/drawn.ts";
import { plainText } from "../../../../../../domain/text/plain-text.ts";
import { knowIcons } from "../../data/check.ts";
import { inEnglish } from "./icon-words.ts";

/** All icons of Lucide: their drawings and the words by which they are found. */
export interface Lucide {
  readonly nodes: Readonly<Record<string, IconDrawing["nodes"]>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** Loaded once, because it weighs as much as a photo. */
export function useLucide(isNeeded: boolean): UseQueryResult<Lucide> {
  return useQuery({
    queryKey: ["lucide"],
    queryFn: loadLucide,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function loadLucide(): Promise<Lucide> {
  const [nodes, tags] = await Promise.all(
    [nodesUrl, tagsUrl].map(async (url) => (await fetch(url)).json()),
  );
  knowIcons(new Set(Object.keys(nodes)));
  return { nodes, tags };
}

const MOST = 120;

/** The names of the icons that fit what was typed, in Spanish or English; the best ones first. */
export function searchIcons({ nodes, tags }: Lucide, typed: string): readonly string[] {
  const words = plainText(typed)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return Object.keys(nodes).slice(0, MOST);
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
  return Object.keys(nodes)
    .map((name) => [name, rank(name)] as const)
    .filter(([, fit]) => fit > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([name]) => name);
}
