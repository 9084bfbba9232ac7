import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { searchIndex, searchPeople } from "#people/model/search-people.ts";
import { KindTag } from "#people/page/KindTag.tsx";
import { amount, figure } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import type { Session } from "../session/session.ts";
import type { SessionView } from "../session/session-state.ts";

const MOST_FOUND = 8;

interface Props {
  readonly view: SessionView;
  readonly session: Session;
  /** Whether an answer covers the buttons; the field still accepts input. */
  readonly isCovered: boolean;
  /** Whether keys that are pressed elsewhere are typed here: a scanner types where the focus is. */
  readonly isListening: boolean;
  readonly onType: (text: string) => void;
}

/** One field accepts a scanner's input, a typed carnet, and a name to search for. */
export function Finder({ view, session, isCovered, isListening, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [keyboard, setKeyboard] = useState<"numeric" | "text">("numeric");
  const index = useMemo(() => searchIndex(view.people.values()), [view.people]);
  const isCarnet = (text: string) => session.carnetIn({ text }) !== null;
  const { people: found, more } = searchPeople(index, typed, MOST_FOUND, session.carnets);
  const isSearching = found.length > 0 || typed.trim().length > 1;
  const isCameraOn = view.input === "camera";
  // Screen readers take the digits of a scanner for commands until a field has the focus.
  useEffect(() => {
    if (!isCameraOn) field.current?.focus({ preventScroll: true });
  }, [isCameraOn]);
  // Before the field is painted, so that no key of a scanner is lost.
  useLayoutEffect(() => {
    if (!isListening) return;
    function lead(event: KeyboardEvent): void {
      const isText = event.key.length === 1 && event.key !== " ";
      if (!isText || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(takesText)) return;
      // The browser types the character into the element that has the focus after this handler.
      field.current?.focus();
    }
    document.addEventListener("keydown", lead, true);
    return () => document.removeEventListener("keydown", lead, true);
  }, [isListening]);

  function type(text: string): void {
    setTyped(text);
    onType(text);
  }

  function letIn(person: Participant): void {
    type("");
    void session.letIn(person);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() === "") return;
    const [only, ...others] = found;
    // Digits alone are always read as a carnet, and never admit a person whom the search finds by
    // them.
    if (/\p{L}/u.test(typed) && !isCarnet(typed) && only !== undefined) {
      if (others.length === 0) letIn(only);
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
    <form className="finder" role="search" aria-label="Dar entrada" onSubmit={submit}>
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
      <p className="visually-hidden" role="status">
        {isSearching && amount(found.length + more, "persona", "personas")}
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
        onKeyDown={(event) => {
          // Some scanners end with Tab.
          if (event.key !== "Tab" || !isCarnet(typed)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
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
    </form>
  );
}

const takesText = "input, textarea, select, [contenteditable]";

/** Carnet, if the person has one, ticket, and whether they are in. */
export function factsOf(person: Participant, { attendance, now }: SessionView) {
  const entry = attendance.validEntries.get(idOf(person));
  const facts = [shownCarnet(person.carnet), `Ticket ${person.numeroTicket}`];
  if (entry !== undefined) facts.push(`Ya entró ${dayAndTime(entry.at, now)}`);
  return facts.filter(Boolean).join(" · ");
}
