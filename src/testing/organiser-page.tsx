import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { Role } from "#access/model/calls.ts";
import type { PageFacts } from "#access/model/page-facts.ts";
import { AppContext, type useAppContext } from "#access/page/app-context.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { PeopleAnswer } from "#people/model/list-calls.ts";
import { ListContext, listOf } from "#people/page/list.ts";
import { carnets } from "./carnets.ts";

/** The context of a part of the organisers' page in tests: Ana is signed in, and `facts` are added to the edition's. */
export function organiserPage(
  facts: Partial<PageFacts> = {},
  role: Role = "all",
): ReturnType<typeof useAppContext> {
  const usual = {
    title: "Convención",
    carnet: carnets.groups,
    dates: { ticketsFrom: null, doors: 0, dayStarts: 0, starts: 0, dayEnds: 0, end: 0 },
    days: [],
    siteUrl: null,
    certificate: null,
    samples: 0,
  };
  return {
    facts: { ...usual, ...facts },
    carnets,
    session: { kind: "in", id: "1", name: "Ana", role, now: 0 },
    isSignedIn: true,
  };
}

/** The list as the server answers it, with these people, of whom nobody has entered. */
export function peopleAnswer(people: readonly Participant[]): PeopleAnswer {
  return { version: "1", people, entered: [] };
}

interface Around {
  readonly facts?: Partial<PageFacts>;
  /** The people on the list. */
  readonly people?: readonly Participant[];
  readonly client?: QueryClient;
  readonly role?: Role;
}

/** Shows a part of the organisers' page as `organiserPage` arranges it. */
export function renderPart(part: ReactNode, around: Around = {}) {
  const { facts, people = [], client = new QueryClient(), role } = around;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AppContext value={organiserPage(facts, role)}>
        <ListContext value={listOf(peopleAnswer(people))}>{children}</ListContext>
      </AppContext>
    </QueryClientProvider>
  );
  return render(part, { wrapper });
}

/** Presses the last button of this name. */
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole("button", { name }).at(-1) as Element));

/** As `answering`, but what is changed is answered once `answer` is called, and by `lose` its answer is lost. */
export function answeringLate(asked: unknown, done: unknown) {
  let answer = () => {};
  let lose = () => {};
  const due = new Promise<void>((resolve, reject) => {
    answer = resolve;
    lose = () => reject(new TypeError("The answer was lost"));
  });
  // It may be lost before the change is sent.
  due.catch(() => {});
  const sent = answering(asked, done, due);
  return { sent, answer: () => act(async () => answer()), lose: () => act(async () => lose()) };
}

/**
 * From now on what a part asks is answered with `asked`, and what it changes with `done`, once `due` resolves. Returns
 * the changes that it sends.
 */
export function answering(asked: unknown, done: unknown, due?: Promise<void>): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return Response.json(asked);
    sent.push(JSON.parse(body));
    await due;
    return Response.json(done);
  });
  return sent;
}
