import { createContext, useContext } from "react";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { SessionAnswer } from "../model/calls.ts";
import type { PageFacts } from "../model/page-facts.ts";

/** The key of the query of `facts`. */
export const factsKey = ["facts"];

interface AppFacts {
  readonly facts: PageFacts;
  readonly carnets: CarnetRules;
  /** The session that the page works with; it stays while its organiser signs in again. */
  readonly session: Extract<SessionAnswer, { kind: "in" }>;
  /** Whether that session is still valid; without one, pages need not poll. */
  readonly isSignedIn: boolean;
}

export const AppContext = createContext<AppFacts | null>(null);

export function useAppContext(): AppFacts {
  const place = useContext(AppContext);
  if (place === null) throw new Error("useAppContext works only within a signed-in page");
  return place;
}
