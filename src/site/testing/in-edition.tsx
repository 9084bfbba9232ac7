import type { ReactNode } from "react";
import type { Edition } from "#edition/model/edition.ts";
import { EditionContext, type IslandContent } from "../parts/edition-context.ts";
import { testEdition } from "./edition.ts";

/** The options with which Testing Library renders a part of the page of an edition. */
export function inEdition(edition: Edition | IslandContent = testEdition()) {
  return {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <EditionContext value={edition}>{children}</EditionContext>
    ),
  };
}
