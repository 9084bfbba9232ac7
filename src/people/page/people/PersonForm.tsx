import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { doubtsOfPerson } from "#people/files/doubtful-values.ts";
import { doubtInWords } from "#people/files/reason-words.ts";
import { checkPerson } from "#people/model/carnet/check-person.ts";
import { isStandIn } from "#people/model/carnet/kinds.ts";
import {
  idOf,
  idsOf,
  type Participant,
  personOf,
  withIds,
} from "#people/model/carnet/participant.ts";
import { isSamePerson } from "#people/model/list-change.ts";
import { type PersonPlan, planPerson, takenInWords, typedOver } from "#people/model/plan-person.ts";
import { nextTicket } from "#people/model/ticket-numbers.ts";
import { showProblem, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Actions, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { useLoadedList } from "../list.ts";
import { changeInWords } from "../step-words.ts";
import { changeUnsaved, currentUnsaved, type Editing, savingPerson } from "../unsaved.ts";
import { type ChangeOutcome, useChangeList } from "../use-change-list.ts";
import { type PersonFaults, PersonFields } from "./PersonFields.tsx";
import { talkOf } from "./talks.ts";

interface Props {
  readonly editing: Editing;
  /** Gets the person's id; `null` if there is none yet. */
  readonly onClose: (id: string | null) => void;
  readonly children?: ReactNode;
}

/** The form of one person, which stays open to add another. Doubtful values are saved at the second press. */
export function PersonForm({ editing, onClose, children }: Props) {
  const { before, typed } = editing;
  const { facts, carnets } = useAppContext();
  const list = useLoadedList();
  const change = useChangeList<Refused>(savingPerson);
  const isSaving = useIsMutating(savingPerson) > 0;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [found, setFound] = useState<Found>(nothingFound);
  const { faults, doubts } = found;
  const refused = change.data && change.data.kind !== "saved" ? change.data : null;

  const { talks = [] } = facts;

  function type(values: Partial<Participant>) {
    // The person who is being saved stays as they are sent.
    if (isSaving) return;
    setFound(nothingFound);
    // The refusal of the last save may no longer be true.
    change.reset();
    const next = { ...typed, ...values };
    // Who has no carnet stays the same person when the name is corrected.
    if (next.carnet === "" && before && isStandIn(before.carnet)) next.carnet = before.carnet;
    if (next.tipo === "ponente" && !next.imparte && !("imparte" in values)) {
      next.imparte = talkOf(next.nombre, talks);
    }
    changeUnsaved({ editing: { ...editing, typed: next } });
  }

  function save() {
    const own = before === null ? null : idOf(before);
    const others = list.people.filter((each) => idOf(each) !== own);
    const checked = checkPerson(numbered(editing, list.people), carnets);
    if (checked.kind === "faulty") return setFound({ faults: checked.faults, doubts: [] });
    const person = before === null ? checked.person : withIds(checked.person, idsOf(before));
    // The second press confirms the doubtful value.
    const isAgreed = doubts.length > 0;
    const doubtful = doubtsOfPerson(person, others, carnets).map(doubtInWords);
    setFound({ faults: {}, doubts: doubtful });
    if (doubtful.length > 0 && !isAgreed) return;
    if (before !== null && isSamePerson(person, before)) return onClose(own);
    let saved = person;
    change.mutate({
      kind: before === null ? "add" : "correct",
      plan: ({ people }) => {
        const { numeroTicket } = numbered(editing, people);
        // A ticket that was typed was checked and tidied above.
        saved = numeroTicket === typed.numeroTicket ? person : { ...person, numeroTicket };
        return planPerson({ before, after: saved }, people);
      },
      onDone(outcome) {
        keepTyped(outcome);
        if (outcome.kind !== "saved") {
          // Another part is open, or the form was opened anew.
          if (form.current === null) showProblem(refusalInWords(outcome));
          return;
        }
        setFound(nothingFound);
        showSuccess(
          before === null
            ? `${saved.nombre} está en la lista con el ticket ${saved.numeroTicket}.`
            : `Se guardó la corrección de ${saved.nombre}.`,
        );
        // Somebody else was opened meanwhile.
        if (currentUnsaved().editing !== editing) return;
        if (before !== null) return onClose(own);
        changeUnsaved({ editing: newPerson([...list.people, saved]) });
        form.current?.querySelector<HTMLElement>("input")?.focus();
      },
    });
  }

  return (
    <Stack>
      <Stack ref={form} as={Form} id={formId} onSubmit={save}>
        <PersonFields typed={typed} people={list.people} faults={faults} onType={type} />
        <div role="alert">
          {doubts.length > 0 && (
            <Warning>Revise: {doubts.join("; ")}. Si está bien, guárdelo así.</Warning>
          )}
          {refused && <Warning>{refusalInWords(refused)}</Warning>}
        </div>
      </Stack>
      {/* Outside of the form, which Enter in a dialog of `children` would save. */}
      <Actions>
        <Button kind="main" type="submit" form={formId} isDisabled={isSaving}>
          {isSaving ? "Guardando…" : doubts.length > 0 ? "Guardar así" : "Guardar"}
        </Button>
        <Button onClick={() => onClose(before && idOf(before))}>Cancelar</Button>
        {children}
      </Actions>
    </Stack>
  );
}

const freeTicket = (people: readonly Participant[]) =>
  nextTicket(people.map(({ numeroTicket }) => numeroTicket));

/** An empty form with the next free ticket. */
export function newPerson(people: readonly Participant[]): Editing {
  const proposed = freeTicket(people);
  return { before: null, typed: personOf({ numeroTicket: proposed }), proposed };
}

/** The person with another ticket on this list, if nobody typed it. */
function numbered({ typed, proposed }: Editing, people: readonly Participant[]): Participant {
  return typed.numeroTicket === proposed ? { ...typed, numeroTicket: freeTicket(people) } : typed;
}

interface Found {
  readonly faults: PersonFaults;
  /** Clauses about what is probably wrong, although it can be stored. */
  readonly doubts: readonly string[];
}
const nothingFound: Found = { faults: {}, doubts: [] };

export type Refused = Exclude<PersonPlan, { kind: "plan" }>;

/** After somebody else has changed the person, another press saves what was typed over it. */
export function keepTyped(outcome: ChangeOutcome<Refused>): void {
  const { editing } = currentUnsaved();
  if (outcome.kind !== "changed" || outcome.now === null || editing?.before !== outcome.before)
    return;
  const { before, now } = outcome;
  changeUnsaved({ editing: { before: now, typed: typedOver(now, before, editing.typed) } });
}

export function refusalInWords(refused: Refused): string {
  switch (refused.kind) {
    case "carnet-taken":
    case "ticket-taken":
      return takenInWords(refused);
    case "changed":
      return refused.now === null
        ? "Alguien más quitó a esta persona de la lista, o le cambió el carnet. Lo que usted escribió sigue aquí."
        : `Alguien más la cambió mientras tanto: ${changeInWords("correct", { before: refused.before, after: refused.now }) || "se le unió otro registro"}. Si guarda otra vez, queda lo que se ve aquí.`;
  }
}
