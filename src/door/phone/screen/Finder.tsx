import { type RefObject, useEffect, useMemo, useState } from "react";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { searchIndex, searchPeople } from "#people/model/search-people.ts";
import { KindTag } from "#people/page/KindTag.tsx";
import { amount, figure } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import type { Session } from "../session/session.ts";
import type { SessionView } from "../session/session-state.ts";
import { useScanEnd } from "./use-scan-end.ts";

const MOST_FOUND = 8;

/** How long typing rests before the people found are counted aloud, in ms; longer than a scanner's silence. */
const REST_MS = 700;

interface Props {
  readonly view: SessionView;
  readonly session: Session;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether an answer covers the buttons; the field still accepts input. */
  readonly isCovered: boolean;
  /** Called with what the field holds, also once it is empty again. */
  readonly onType: (text: string) => void;
}

/** One field accepts a scanner's input, a typed carnet, and a name to search for. */
export function Finder({ view, session, field, isCovered, onType }: Props) {
  const [typed, setTyped] = useState("");
  /** The status below the field: the number of people found, or the request to choose one of several. */
  const [hint, setHint] = useState<"count" | "choose" | null>(null);
  const [keyboard, setKeyboard] = useState<"numeric" | "text">("numeric");
  const index = useMemo(() => searchIndex(view.people.values()), [view.people]);
  const isCarnet = (text: string) => session.carnetIn({ text }) !== null;
  const endScan = useScanEnd(isCarnet);
  const { people: found, more } = searchPeople(index, typed, MOST_FOUND, session.carnets);

  const count = amount(found.length + more, "persona", "personas");
  const isSearching = found.length > 0 || typed.trim().length > 1;
  useEffect(() => {
    if (typed === "") return;
    // Without this pause, a screen reader would say a number of people for every digit that a scanner types.
    const timer = setTimeout(() => setHint((said) => said ?? "count"), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function type(text: string): void {
    setTyped(text);
    setHint(null);
    onType(text);
  }

  function letIn(person: Participant): void {
    type("");
    void session.letIn(person);
  }

  function submit(): void {
    if (typed.trim() === "") return;
    const [only, ...others] = found;
    // Digits alone are always read as a carnet, and never admit a person whom the search finds by
    // them.
    const isName = /\p{L}/u.test(typed) && !isCarnet(typed);
    if (isName && only !== undefined) {
      if (others.length === 0) letIn(only);
      else setHint("choose");
    } else {
      type("");
      void session.scan(typed);
    }
  }

  function switchKeyboard(): void {
    setKeyboard(keyboard === "numeric" ? "text" : "numeric");
    // Phones change the keyboard only when a field gets the focus.
    field.current?.blur();
    requestAnimationFrame(() => field.current?.focus());
  }

  return (
    <Form className="finder" role="search" aria-label="Dar entrada" onSubmit={submit}>
      {isSearching && (
        <ul className="found" aria-label="Personas encontradas">
          {found.map((person, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are reused while one types
            <li key={row}>
              <button type="button" onClick={() => letIn(person)}>
                <span className="found-name">{person.nombre}</span>
                <span className="found-facts">
                  <KindTag tipo={person.tipo} /> {factsOf(person, view)}
                </span>
              </button>
            </li>
          ))}
          {more > 0 && (
            <li className="found-none">{`y ${figure(more)} más: escribe más del nombre`}</li>
          )}
          {found.length === 0 && <li className="found-none">Nadie de la lista se llama así.</li>}
        </ul>
      )}
      <p className={hint === "choose" ? "found-hint" : "visually-hidden"} role="status">
        {hint === "choose" ? `${count}: elige a quien entra.` : hint && isSearching && count}
      </p>
      <Field
        label="Carnet o nombre"
        ref={field}
        value={typed}
        inputMode={keyboard}
        enterKeyHint="go"
        autoCorrect="off"
        spellCheck={false}
        // A scanner continues to type into the covered field, but Tab skips it.
        tabIndex={isCovered ? -1 : undefined}
        onKeyDown={endScan}
        onText={type}
      />
      <Button
        inert={isCovered}
        onClick={switchKeyboard}
        aria-label={keyboard === "numeric" ? "ABC: teclado de letras" : "123: teclado de números"}
      >
        {keyboard === "numeric" ? "ABC" : "123"}
      </Button>
      <Button type="submit" kind="main" inert={isCovered}>
        Entra
      </Button>
    </Form>
  );
}

/** Carnet, if the person has one, ticket, and whether they are in. */
export function factsOf(person: Participant, { attendance, now }: SessionView) {
  const entry = attendance.validEntries.get(idOf(person));
  const facts = [shownCarnet(person.carnet), `Ticket ${person.numeroTicket}`];
  if (entry !== undefined) facts.push(`Ya entró ${dayAndTime(entry.at, now)}`);
  return facts.filter(Boolean).join(" · ");
}
