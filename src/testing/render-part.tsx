import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { PageFacts } from "#access/model/page-facts.ts";
import { AppContext } from "#access/page/app-context.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { ListContext, listOf } from "#people/page/list.ts";
import { organiserPage, peopleAnswer } from "./organiser-page.ts";

interface Around {
  readonly facts?: Partial<PageFacts>;
  /** The people on the list. */
  readonly people?: readonly Participant[];
  readonly client?: QueryClient;
}

/** Shows a part of the organisers' page as `organiserPage` arranges it. */
export function renderPart(part: ReactNode, { facts, people = [], client }: Around = {}) {
  return render(
    <QueryClientProvider client={client ?? new QueryClient()}>
      <AppContext value={organiserPage(facts)}>
        <ListContext value={listOf(peopleAnswer(people))}>{part}</ListContext>
      </AppContext>
    </QueryClientProvider>,
  );
}
