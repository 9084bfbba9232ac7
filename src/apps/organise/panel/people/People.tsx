import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { type FoundPeople, panelPaths } from "../../../../domain/panel/panel-calls.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { Calls } from "../calls/calls.ts";
import type { RunCommand, RunSearch } from "../calls/use-commands.ts";
import { FoundTable } from "./FoundTable.tsx";
import { PersonForm } from "./PersonForm.tsx";

/** The functions that other parts of the page can call. */
export interface PeopleHandle {
  /** Repeats the search, for instance after an import. */
  searchAgain(): Promise<void>;
}

interface PeopleProps {
  readonly ref: Ref<PeopleHandle>;
  /** How a carnet is written. */
  readonly carnetForm: string;
  readonly calls: Calls;
  readonly runSearch: RunSearch;
  readonly runCommand: RunCommand;
}

/** Finds, adds, corrects and removes single people. */
export function People({ ref, carnetForm, calls, runSearch, runCommand }: PeopleProps) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<FoundPeople | null>(null);
  const [form, setForm] = useState<Participant | "new" | null>(null);

  const searches = useRef(0);

  /** Searches for the text in the field; only the newest of several searches is shown. */
  const search = () =>
    runSearch(async () => {
      const number = ++searches.current;
      const wanted = field.current?.value ?? "";
      const answer = wanted.trim() === "" ? null : await calls.search(wanted);
      if (number === searches.current) setFound(answer);
    });

  useImperativeHandle(ref, () => ({ searchAgain: search }));

  function submit(event: FormEvent) {
    event.preventDefault();
    void search();
  }

  async function remove({ carnet }: Participant) {
    const answer = await runCommand(panelPaths.remove, { carnet });
    if (answer?.kind !== "done") return;
    // The button that had the focus is gone with its row.
    field.current?.focus();
    await search();
  }

  return (
    <section className="card" aria-labelledby="personas">
      <h2 id="personas">Personas</h2>
      <form className="search" role="search" onSubmit={submit}>
        <Field
          className="wanted"
          label="Carnet, nombre (con o sin tildes) o ticket"
          ref={field}
          type="search"
          maxLength={200}
        />
        <Button type="submit" kind="main">
          Buscar
        </Button>
        <Button onClick={() => setForm("new")}>Agregar a una persona</Button>
      </form>
      <p role="status" className="count">
        {found && foundInWords(found)}
      </p>
      {found && found.count > 0 && (
        <FoundTable
          people={found.first}
          onCorrect={setForm}
          onRemove={(person) => void remove(person)}
        />
      )}
      {form !== null && (
        <PersonForm
          person={form === "new" ? null : form}
          carnetForm={carnetForm}
          runCommand={runCommand}
          onClose={() => setForm(null)}
          onSaved={async (carnet) => {
            setForm(null);
            if (field.current) field.current.value = carnet;
            await search();
          }}
        />
      )}
    </section>
  );
}

function foundInWords({ count, first }: FoundPeople): string {
  if (count === 0) return "No hay ningún participante con ese carnet, nombre o ticket.";
  const rest = count > first.length ? ` Se muestran ${first.length}: escriba más del nombre.` : "";
  return `${amount(count, "participante", "participantes")}.${rest}`;
}
