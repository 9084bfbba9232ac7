import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { type Nearness, nearPeople } from "#people/model/near-carnets.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Panel, Row, Rows, Warning } from "#platform/ui/parts/layout.tsx";
import { useLoadedList } from "../list.ts";
import { changeUnsaved, openPerson } from "../unsaved.ts";
import { factsOf } from "../words.ts";

/** Registered people whom a search without a result may mean: a carnet, a name, or both. */
export function WhyMissing({ searched }: { readonly searched: string }) {
  const { people } = useLoadedList();
  const { carnets } = useAppContext();
  const client = useQueryClient();
  const near = nearPeople(
    { carnet: searched.replace(/[^\d-]/g, ""), nombre: searched.replace(/[\d-]/g, "") },
    people,
    carnets,
  );
  return (
    <Panel as="section" aria-labelledby="por-que">
      <h2 id="por-que">¿Por qué no aparece?</h2>
      {near.length === 0 ? (
        <Warning role="status">
          Nadie de la lista se le parece: es probable que esa persona no esté inscrita.
        </Warning>
      ) : (
        <Rows>
          {near.map(({ person, carnet, hasName }) => (
            <Row key={idOf(person)}>
              <div>
                <strong>{person.nombre}</strong>
                <p>{factsOf(person)}</p>
                <p>{reason(carnet, hasName)}</p>
              </div>
              <Button onClick={() => open(person, client)}>Ver y corregir</Button>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function open(person: Participant, client: QueryClient) {
  if (openPerson({ before: person, typed: person }, client))
    changeUnsaved({ search: shownCarnet(person.carnet) || person.nombre });
}

const reasons: Readonly<Record<Nearness, string>> = {
  same: "Con ese carnet sí está en la lista.",
  zeros: "En la lista está con otros ceros.",
  "one edit": "Tiene un número distinto, o dos cambiados de lugar.",
  "only the end": "Es solo el final de su carnet.",
};

function reason(carnet: Nearness | null, hasName: boolean): string {
  if (carnet === null) return "Tiene ese nombre, con otro carnet.";
  return hasName ? `${reasons[carnet]} Y tiene ese nombre.` : reasons[carnet];
}
