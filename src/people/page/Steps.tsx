import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type JournalEntry, undoneSteps } from "#access/model/journal.ts";
import { send } from "#platform/calls/send.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Note, Row, Rows, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { journalCalls } from "../model/list-calls.ts";
import { listKinds, type PersonChange } from "../model/list-change.ts";
import { planUndo } from "../model/plan-person.ts";
import { enteredOf, useLoadedList } from "./list.ts";
import styles from "./Steps.module.css";
import { stepInWords } from "./step-words.ts";
import { useChangeList } from "./use-change-list.ts";
import { momentInWords, named, peopleInWords } from "./words.ts";

/** The journal, newest first; steps that changed the list can be undone. */
export function Steps() {
  const query = useInfiniteQuery({
    queryKey: [journalCalls.journal.path],
    queryFn: ({ pageParam: before }) => send(journalCalls.journal, { before }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1)?.id ?? null) : null),
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const undone = undoneSteps(entries);
  const names = Object.assign({}, ...(query.data?.pages.map((page) => page.names) ?? []));
  return (
    <Stack as="section" aria-labelledby="pasos">
      <h2 id="pasos" tabIndex={-1}>
        Pasos
      </h2>
      {query.data === undefined && <Loading query={query} />}
      {query.data !== undefined && entries.length === 0 && <p>Todavía no hay ninguno.</p>}
      <Rows as="ol">
        {entries.map((entry) => (
          <Step
            key={entry.id}
            entry={entry}
            what={stepInWords(entry, names[entry.id])}
            isUndone={undone.has(entry.id)}
          />
        ))}
      </Rows>
      {query.hasNextPage && (
        <Button isDisabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? "Un momento…" : "Ver pasos anteriores"}
        </Button>
      )}
    </Stack>
  );
}

type Blocked = Exclude<ReturnType<typeof planUndo>, { kind: "plan" }>;

interface StepProps {
  readonly entry: JournalEntry;
  readonly what: string;
  readonly isUndone: boolean;
}

/** One step. It can be undone after a confirmation, unless later steps depend on it. */
function Step({ entry, what, isUndone }: StepProps) {
  const { people } = useLoadedList();
  const [asking, setAsking] = useState<readonly PersonChange[] | null>(null);
  const close = () => setAsking(null);
  const change = useChangeList<Blocked>({ close });
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const look = useMutation({
    mutationFn: () => send(journalCalls.step, { id: entry.id }),
    onSuccess({ changes }) {
      const planned = planUndo(changes, people);
      setBlocked(planned.kind === "blocked" ? planned : null);
      setAsking(planned.kind === "plan" ? changes : null);
    },
    onError: showError,
  });
  const canUndo = !isUndone && listKinds.some((kind) => kind === entry.kind);

  const undo = (changes: readonly PersonChange[]) =>
    change.mutate({
      kind: "undo",
      undoes: entry.id,
      plan: (list) => planUndo(changes, list.people),
      onDone(outcome) {
        if (outcome.kind === "saved") showSuccess(`Se deshizo: ${what}.`);
        else setBlocked(outcome);
      },
    });

  return (
    <Row data-undone={isUndone}>
      <div>
        <Note>
          {momentInWords(entry.at)} · {entry.by}
        </Note>
        <p className={styles.what}>
          {what}
          {isUndone && <Note as="span"> (deshecho)</Note>}
        </p>
        <div role="status">
          {blocked !== null && (
            <Warning>
              No se puede deshacer: después {blocked.people.length === 1 ? "cambió" : "cambiaron"}{" "}
              {named(blocked.people)}. Deshaga antes ese otro paso, o corrija a mano.
            </Warning>
          )}
        </div>
      </div>
      {canUndo && (
        <Button
          aria-label={`Deshacer: ${what}, ${momentInWords(entry.at)}`}
          isDisabled={look.isPending}
          onClick={() => look.mutate()}
        >
          {look.isPending ? "Un momento…" : "Deshacer"}
        </Button>
      )}
      {asking !== null && (
        <ConfirmDialog
          title="¿Deshacer este paso?"
          yes="Deshacer"
          isBusy={change.isPending}
          onYes={() => undo(asking)}
          onNo={close}
        >
          <p>
            {momentInWords(entry.at)}, {entry.by}: {what}.
          </p>
          <Effect changes={asking} />
        </ConfirmDialog>
      )}
    </Row>
  );
}

function Effect({ changes }: { readonly changes: readonly PersonChange[] }) {
  const list = useLoadedList();
  const leaving = changes.flatMap(({ before, after }) => (before === null && after ? [after] : []));
  const returning = changes.flatMap(({ before, after }) => (after ? [] : (before ?? [])));
  const restored = changes.flatMap(({ before, after }) => (before && after ? [before] : []));
  const entered = enteredOf(leaving, list);
  const effects = [
    ["Fuera de la lista", leaving],
    ["De vuelta en la lista", returning],
    ["Como antes", restored],
  ] as const;
  return (
    <>
      <Stack as="ul">
        {effects
          .filter(([, people]) => people.length > 0)
          .map(([what, people]) => (
            <li key={what}>
              {what}: {peopleInWords(people.length)}, {named(people)}.
            </li>
          ))}
      </Stack>
      {entered.length > 0 && (
        <Warning>
          Atención: ya {entered.length === 1 ? "entró" : "entraron"} {named(entered)}.
        </Warning>
      )}
    </>
  );
}
