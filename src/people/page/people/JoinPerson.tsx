import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { type JoinPlan, planJoin } from "#people/model/plan-person.ts";
import { showProblem, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Actions, Rows } from "#platform/ui/parts/layout.tsx";
import { useLoadedList } from "../list.ts";
import { openPerson } from "../unsaved.ts";
import { useChangeList } from "../use-change-list.ts";
import { useSearch } from "../use-search.ts";
import { factsOf } from "../words.ts";

const MOST_SHOWN = 5;

interface Props {
  readonly person: Participant;
  /** Gets the id of the record that stays. */
  readonly onJoined: (id: string) => void;
}

/** Joins two records of one person, as when a door added somebody whose carnet was mistyped on the list. */
export function JoinPerson({ person, onJoined }: Props) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  // The form closes afterwards, with what was typed into it.
  const open = () => setOpen(openPerson({ before: person, typed: person }, client));
  return (
    <>
      <Button onClick={open}>Unir con otro registro</Button>
      {isOpen && <JoinDialog person={person} onJoined={onJoined} onClose={() => setOpen(false)} />}
    </>
  );
}

function JoinDialog({ person, onJoined, onClose }: Props & { readonly onClose: () => void }) {
  const { people } = useLoadedList();
  const change = useChangeList<Exclude<JoinPlan, { kind: "plan" }>>({ close: onClose });
  const [wanted, setWanted] = useState("");
  const [other, setOther] = useState<Participant | null>(null);
  const [stays, setStays] = useState(person);
  const others = useMemo(
    () => people.filter((each) => idOf(each) !== idOf(person)),
    [people, person],
  );
  const { people: found, more } = useSearch(others, wanted, MOST_SHOWN);

  const join = (leaves: Participant) =>
    change.mutate({
      kind: "join",
      plan: (list) => planJoin(stays, leaves, list.people),
      onDone({ kind }) {
        if (kind !== "saved") {
          return showProblem(
            "Alguien más cambió uno de los dos mientras tanto. Búsquelo otra vez.",
          );
        }
        showSuccess(`Queda un registro de ${stays.nombre}. Puede deshacerlo en «Pasos».`);
        onJoined(idOf(stays));
      },
    });

  return (
    <Dialog title={`Unir el registro de ${person.nombre} con otro suyo`} onClose={onClose}>
      <p>
        Para quien está dos veces en la lista, como con un carnet mal escrito. Queda un registro, y
        las entradas y la constancia de los dos cuentan para él.
      </p>
      {other === null ? (
        <>
          <Field
            label="Nombre, carnet o ticket del otro registro"
            type="search"
            data-first="true"
            value={wanted}
            onText={setWanted}
          />
          <div role="status">
            {wanted !== "" && found.length === 0 && <p>Nadie más de la lista coincide.</p>}
            {more > 0 && <p>Y {more} más: escriba más del nombre.</p>}
          </div>
          <Rows>
            {found.map((each) => (
              <li key={idOf(each)}>
                <Button onClick={() => setOther(each)}>
                  {each.nombre} · {factsOf(each)}
                </Button>
              </li>
            ))}
          </Rows>
        </>
      ) : (
        <fieldset>
          <legend>Cuál queda, con su carnet, nombre y ticket</legend>
          {[person, other].map((each) => (
            <p key={idOf(each)}>
              <Choice
                type="radio"
                name="queda"
                checked={stays === each}
                onChoose={() => setStays(each)}
              >
                {each.nombre} · {factsOf(each)}
              </Choice>
            </p>
          ))}
        </fieldset>
      )}
      <Actions>
        <Button onClick={onClose}>Cancelar</Button>
        {other && (
          <Button
            kind="main"
            isDisabled={change.isPending}
            onClick={() => join(stays === person ? other : person)}
          >
            {change.isPending ? "Un momento…" : "Unirlos"}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
