import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import nodesUrl from "lucide-static/icon-nodes.json?url";
import tagsUrl from "lucide-static/tags.json?url";
import { type IconTags, searchIcons } from "../../../../../content/icons/search-icons.ts";
import type { IconDrawing } from "../../../../../domain/edition/drawn.ts";
import { setIconTags } from "../../data/check.ts";

/** All icons of Lucide: their drawings and the words by which they are found. */
export interface Lucide {
  readonly nodes: Readonly<Record<string, IconDrawing["nodes"]>>;
  readonly tags: IconTags;
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
  setIconTags(tags);
  return { nodes, tags };
}

const MOST = 120;

/** The first names that fit what was typed; the first of all if nothing is. */
export function firstIcons({ tags }: Lucide, typed: string): readonly string[] {
  const names = typed.trim() === "" ? Object.keys(tags) : searchIcons(tags, typed);
  return names.slice(0, MOST);
}
