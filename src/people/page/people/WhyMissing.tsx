import { useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { type Nearness, type NearPerson, nearPeople } from "#people/model/near-carnets.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { useLoadedList } from "../list.ts";
import { changeUnsaved } from "../unsaved.ts";

/**
 * Suggests registered people for a student whom the page does not find, after `searched` found
 * nobody.
 */
export function WhyMissing({ searched = "" }: { readonly searched?: string }) {
  const { carnets } = useAppContext();
  const list = useLoadedList();
  const [typed, setTyped] = useState<{ carnet: string; nombre: string } | null>(null);
  const { carnet, nombre } = typed ?? readSearch(searched);
  const near = nearPeople({ carnet, nombre }, list.people, carnets);
  const isAsked = carnet.trim() !== "" || nombre.trim() !== "";
  return (
    <section className={layout.panel} aria-labelledby="por-que">
      <h2 id="por-que">¿Por qué no aparece?</h2>
      <p>Escriba el carnet que dice tener, su nombre, o los dos.</p>
      <div className={layout.fields}>
        <Field
          label="Carnet que escribe"
          inputMode="numeric"
          value={carnet}
          onText={(text) => setTyped({ carnet: text, nombre })}
        />
        <Field
          label="Nombre"
          value={nombre}
          onText={(text) => setTyped({ carnet, nombre: text })}
        />
      </div>
      <div role="status">
        {isAsked && near.length === 0 && (
          <p className={layout.warning}>
            Nadie de la lista se le parece: es probable que esa persona no esté inscrita.
          </p>
        )}
        {near.length > 0 && (
          <ul className={layout.rows}>
            {near.map((found) => (
              <Near key={found.person.carnet} found={found} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function readSearch(text: string) {
  return /\d/.test(text) ? { carnet: text, nombre: "" } : { carnet: "", nombre: text };
}

function Near({ found }: { readonly found: NearPerson }) {
  const { person, carnet, hasName } = found;
  return (
    <li className={layout.row}>
      <div>
        <strong>{person.nombre}</strong>
        <p>
          {person.carnet} · ticket {person.numeroTicket || "—"}
        </p>
        <p>{reason(carnet, hasName)}</p>
      </div>
      <Button onClick={() => open(person)}>Ver y corregir</Button>
    </li>
  );
}

function open(person: Participant) {
  changeUnsaved({ search: person.carnet, editing: { before: person, typed: person } });
}

const reasons: Readonly<Record<Nearness, string>> = {
  same: "Con ese carnet sí está en la lista.",
  zeros: "En la lista está con otros ceros.",
  "one edit": "Se distingue por un número, o por dos cambiados de lugar.",
  "only the end": "Escribe solo el final del carnet.",
};

function reason(carnet: Nearness | null, hasName: boolean): string {
  if (carnet === null) return "Tiene ese nombre, con otro carnet.";
  return hasName ? `${reasons[carnet]} Y tiene ese nombre.` : reasons[carnet];
}
