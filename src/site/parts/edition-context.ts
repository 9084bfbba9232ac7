import { createContext, useContext } from "react";
import type { Edition } from "#edition/model/edition.ts";

/** The part of the edition that the islands show, which browsers fetch as data. */
export type IslandContent = Pick<Edition, "edicion" | "sede" | "ediciones" | "drawn">;

/** The edition of the page; where React takes over an island in a browser, only `IslandContent`. */
export const EditionContext = createContext<Edition | IslandContent | null>(null);

/** The page's edition, for what stands in no island. */
export function useEdition(): Edition {
  const edition = useIslandContent();
  if (!("tematicas" in edition)) throw new Error("Islands know only their content");
  return edition;
}

/** The part of the edition that is fetched for the islands; while the page is prerendered, all of it. */
export function useIslandContent(): Edition | IslandContent {
  const content = useContext(EditionContext);
  if (content === null) throw new Error("No edition is provided");
  return content;
}
