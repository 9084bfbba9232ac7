import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { listQuery } from "#people/page/list.ts";
import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { Observable } from "#platform/browser/observable.ts";
import { queryOf } from "#platform/calls/send.ts";
import { announcementCalls, type NewAnnouncement } from "../model/announcement.ts";

/** The part's address; an announcement has its id behind it. */
export const ANNOUNCEMENTS = "/avisos";

/** Another organiser may send the same announcement. */
const EVERY_MS = 10_000;

export function useAnnouncements() {
  const { isSignedIn } = useAppContext();
  return useQuery({
    ...queryOf(announcementCalls.announcements),
    refetchInterval: isSignedIn && EVERY_MS,
  });
}

/** Whether there are addresses or telephones to write to: the list has some, or signing up asks for them. */
export function useHasContacts(): boolean {
  const { registration } = useAppContext().facts;
  const isAsked = registration?.pide.some((field) => field !== "semestre") ?? false;
  const query = useQuery({
    ...listQuery,
    enabled: !isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ people }) => people.some(({ correo, telefono }) => correo || telefono),
  });
  return isAsked || query.data === true;
}

type Draft = Omit<NewAnnouncement, "count">;
const empty: Draft = { name: "", audience: "all", text: "" };
/** Kept outside of React, so that a half-written message survives opening another part. */
const draft = new Observable<Draft>(empty);
askBeforeLeaving(() => draft.get().text !== "");

export const useDraft = (): Draft => useSyncExternalStore(draft.subscribe, draft.get);
export const changeDraft = (change: Partial<Draft>): void =>
  draft.set({ ...draft.get(), ...change });
export const clearDraft = (): void => draft.set(empty);
