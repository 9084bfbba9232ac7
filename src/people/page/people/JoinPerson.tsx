import { useMemo, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { kindWord, shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { type JoinPlan, planJoin } from "#people/model/plan-person.ts";
import { searchIndex, searchPeople } from "#people/model/search-people.ts";
import { messageOf } from "#platform/calls/call-error.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Actions, Rows, Warning } from "#platform/ui/parts/layout.tsx";
import { useLoadedList } from "../list.ts";
import { useChangeList } from "../use-change-list.ts";

const MOST_SHOWN = 5;

interface Props {
  readonly person: Participant;
  /** Gets the id of the record that stays. */
  readonly onJoined: (id: string) => void;
}

/** Joins two records of one person, as when a door added somebody whose carnet was mistyped on the list. */
export function JoinPerson({ person, onJoined }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Unir con otro registro</Button>
      {isOpen && <JoinDialog person={person} onJoined={onJoined} onClose={() => setOpen(false)} />}
    </>
  );
}

function JoinDialog({ person, onJoined, onClose }: Props & { readonly onClose: () => void }) {
  const { carnets } = useAppContext();
  const { people } = useLoadedList();
  const change = useChangeList<Exclude<JoinPlan, { kind: "plan" }>>();
  const [wanted, setWanted] = useState("");
  const [other, setOther] = useState<Participant | null>(null);
  const [stays, setStays] = useState(person);
  const index = useMemo(
    () => searchIndex(people.filter((each) => idOf(each) !== idOf(person))),
    [people, person],
  );
  const { people: found, more } = searchPeople(index, wanted, MOST_SHOWN, carnets);

  async function join(pair: readonly [Participant, Participant]) {
    const [one, two] = pair;
    const leaves = stays === one ? two : one;
    const outcome = await change.mutateAsync({
      kind: "join",
      plan: (list) => planJoin(stays, leaves, list.people),
    });
    if (outcome.kind !== "saved") return;
    showSuccess(`Queda un registro de ${stays.nombre}. Puede deshacerlo en «Pasos».`);
    onClose();
    onJoined(idOf(stays));
  }

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
            {wanted !== "" && more > 0 && <p>Y {more} más: escriba más del nombre.</p>}
          </div>
          {wanted !== "" && (
            <Rows>
              {found.map((each) => (
                <li key={idOf(each)}>
                  <Button onClick={() => setOther(each)}>
                    {each.nombre} · {factsOf(each)}
                  </Button>
                </li>
              ))}
            </Rows>
          )}
          <Actions>
            <Button onClick={onClose}>Cancelar</Button>
          </Actions>
        </>
      ) : (
        <>
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
          {change.data?.kind === "changed" && (
            <Warning role="alert">
              Alguien más cambió uno de los dos mientras tanto. Ciérrelo y búsquelo otra vez.
            </Warning>
          )}
          {change.error && <Warning role="alert">{messageOf(change.error)}</Warning>}
          <Actions>
            <Button onClick={onClose}>Cancelar</Button>
            <Button
              kind="main"
              isDisabled={change.isPending}
              onClick={() => void join([person, other]).catch(() => {})}
            >
              {change.isPending ? "Un momento…" : "Unirlos"}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}

const factsOf = ({ carnet, tipo, numeroTicket }: Participant) =>
  `${shownCarnet(carnet) || kindWord(tipo)} · ticket ${numeroTicket || "—"}`;
