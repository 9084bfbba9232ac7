import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { type Erased, journalCalls, listCalls } from "#people/model/list-calls.ts";
import { planPerson } from "#people/model/plan-person.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showProblem } from "#platform/ui/actions/toasts.ts";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Panel, Stack } from "#platform/ui/parts/layout.tsx";
import { useLoadedList } from "../list.ts";
import { changeInWords } from "../step-words.ts";
import { currentUnsaved, type Editing } from "../unsaved.ts";
import { changeList } from "../use-change-list.ts";
import { momentInWords } from "../words.ts";
import { JoinPerson } from "./JoinPerson.tsx";
import { keepTyped, PersonForm, type Refused, refusalInWords } from "./PersonForm.tsx";

interface Props {
  readonly editing: Editing;
  /** Gets the person's id; `null` once they are removed. */
  readonly onClose: (id: string | null) => void;
}

/** A person who is on the list: to correct, to remove, and what happened to them. */
export function PersonEditor({ editing, onClose }: Props) {
  const list = useLoadedList();
  const { session } = useAppContext();
  const { before } = editing;
  const client = useQueryClient();
  if (before === null) return null;
  /** Another person may have been opened while an answer was awaited. */
  const close = (id: string | null) => {
    const open = currentUnsaved().editing?.before;
    if (open && idOf(open) === idOf(before)) onClose(id);
  };
  const entry = list.entered.get(idOf(before))?.at(-1);
  return (
    <Panel>
      <PersonForm editing={editing} onClose={onClose}>
        <ConfirmButton
          name="Quitar de la lista"
          title={`¿Quitar a ${before.nombre}?`}
          yes="Quitar de la lista"
          action={{
            mutationFn: () =>
              changeList<Refused>(client, {
                kind: "remove",
                plan: ({ people }) => planPerson({ before, after: null }, people),
              }),
            onDone(outcome) {
              keepTyped(outcome);
              if (outcome.kind !== "saved") {
                showProblem(refusalInWords(outcome));
                return undefined;
              }
              close(null);
              return `${before.nombre} ya no está en la lista. Puede deshacerlo en «Pasos».`;
            },
          }}
        >
          <p>
            {entry === undefined
              ? "Su ticket queda libre. Se puede deshacer mientras nadie más lo use."
              : `Ya entró, por ${entry.door}: su entrada queda en la asistencia aunque salga de la lista.`}
          </p>
        </ConfirmButton>
        <JoinPerson person={before} onJoined={close} />
        {session.role === "all" && (
          <ConfirmButton
            name="Borrar sus datos"
            title={`¿Borrar los datos de ${before.nombre}?`}
            yes="Borrar sus datos"
            action={{
              mutationFn: () => send(listCalls.erase, { id: idOf(before) }),
              onDone(erased) {
                close(null);
                return `Se borraron sus datos. ${restInWords(erased)}`;
              },
            }}
          >
            <p>
              Sale de la lista, del historial, de lo que anotaron las puertas y de su constancia,
              que deja de valer. No se puede deshacer.
            </p>
            <p>
              Queda, sin nombre ni carnet, que alguien entró. Los respaldos que ya descargó la
              tienen todavía: bórrelos y descargue uno nuevo.
            </p>
          </ConfirmButton>
        )}
      </PersonForm>
      <PersonHistory id={idOf(before)} />
    </Panel>
  );
}

/** The history of a person's changes, which is fetched when it is opened. */
function PersonHistory({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...queryOf(journalCalls.history, { id }), enabled: isOpen });
  const lines = query.data?.lines;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Historial</summary>
      {lines === undefined && isOpen && <Loading query={query} />}
      {lines?.length === 0 && <p>Nadie la ha cambiado desde que hay historial.</p>}
      <Stack as="ol">
        {lines?.map(({ entry, change }) => (
          <li key={`${entry.id} ${change.after?.carnet ?? ""}`}>
            <strong>
              {entry.by}, {momentInWords(entry.at)}
            </strong>
            : {changeInWords(entry.kind, change)}
          </li>
        ))}
      </Stack>
    </details>
  );
}

function restInWords({ lines, certificates }: Erased): string {
  const parts = [
    lines > 0 ? amount(lines, "anotación de puerta", "anotaciones de puertas") : [],
    certificates > 0 ? amount(certificates, "constancia retirada", "constancias retiradas") : [],
  ].flat();
  if (parts.length === 0) return "No queda nada suyo.";
  return `Sin nombre ni carnet quedan ${parts.join(" y ")}.`;
}
