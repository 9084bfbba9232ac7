import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { chatLink } from "#edition/model/chat-link.ts";
import { type FieldState, wholeYearQuestion } from "#people/model/carnet/carnet.ts";
import { adoptStyles } from "#platform/browser/adopt-styles.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import type { SignUpAnswer, SignUpFaults } from "../model/calls.ts";
import {
  type AskedField,
  contactFault,
  type NewSignUp,
  type RegistrationTerms,
  windowAt,
} from "../model/sign-up.ts";
import { ClosedSignUp, type RegistrationChat, SignUpStatus } from "./SignUpStatus.tsx";
import sheetText from "./sign-up.css?inline";
import { askIfFull, sendSignUp } from "./sign-up-call.ts";

interface CarnetFieldProps {
  readonly id: string;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly last: RefObject<FieldState>;
  readonly fault: string | undefined;
  readonly onEdit: () => void;
}

interface SignUpFormProps {
  readonly terms: RegistrationTerms;
  readonly chat: RegistrationChat;
  /** When it was opened, by the page's clock, in ms since the epoch. */
  readonly now: number;
  readonly onAnswered: () => void;
  /** Renders the field of the other dialog. */
  readonly carnetField: (props: CarnetFieldProps) => ReactNode;
}

type FormState =
  | { readonly kind: "asking"; readonly faults: SignUpFaults; readonly failure: string | null }
  | { readonly kind: "sending" }
  | { readonly kind: "answered"; readonly answer: SignUpAnswer };

const asking = { kind: "asking", faults: {}, failure: null } as const satisfies FormState;

/** The form in which a student signs up; outside of its dates, when it opens or that it has closed. */
export function SignUpForm({ terms, chat, now, onAnswered, carnetField }: SignUpFormProps) {
  const [state, setState] = useState<FormState>(asking);
  const form = useRef<HTMLFormElement>(null);
  const carnet = useRef<HTMLInputElement>(null);
  /** The carnet that was sent last: sent again as it is, it is not asked about any more. */
  const lastSent = useRef("");
  const lastEdit = useRef<FieldState>({ value: "", caret: 0 });
  const answer = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  // The styles come with the form, not with the page.
  useEffect(() => adoptStyles(sheetText), []);
  const faults = state.kind === "asking" ? state.faults : {};
  // Whoever mistyped the carnet corrects it.
  const isAnswered = state.kind === "answered" && state.answer.kind !== "taken";

  // What is wrong is read at its field, and an answer where the form was.
  useEffect(() => {
    if (state.kind === "asking" && Object.keys(state.faults).length > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    } else if (state.kind === "answered") answer.current?.focus();
  }, [state]);

  // The page does not know it, because its HTML is cached, and places are taken while the form is closed.
  const isLimited = terms.cupo !== undefined && windowAt(terms, now) === "open";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks anew
  useEffect(() => {
    if (isLimited) void askIfFull().then(setFull);
  }, [isLimited, now]);

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault();
    if (state.kind === "sending") return;
    const typed = new FormData(submission.currentTarget);
    const written = (name: string) => String(typed.get(name) ?? "").trim();
    const signUp: NewSignUp = {
      carnet: carnet.current?.value ?? "",
      nombre: written("nombre"),
      ...Object.fromEntries(terms.pide.map((field) => [field, written(field)])),
    };
    const question = wholeYearQuestion(signUp.carnet);
    const isAsked = question !== null && lastSent.current !== signUp.carnet;
    lastSent.current = signUp.carnet;
    const found = {
      ...faultsOf(signUp, terms.pide),
      ...(isAsked && { carnet: `${question} Si está bien así, envía otra vez.` }),
    };
    if (Object.keys(found).length > 0) return setState({ ...asking, faults: found });
    setState({ kind: "sending" });
    const outcome = await sendSignUp(signUp);
    if (outcome.kind === "answered") {
      onAnswered();
      setState({ kind: "answered", answer: outcome.answer });
    } else if (outcome.kind === "faulty") setState({ ...asking, faults: outcome.faults });
    else setState({ ...asking, failure: outcome.words });
  }

  const window = windowAt(terms, now);
  if (window !== "open") return <ClosedSignUp window={window} terms={terms} chat={chat} />;
  const { costo, pago } = terms;
  // Only the first fault is spoken at once: the focus goes there.
  const first = (["carnet", "nombre", ...terms.pide] as const).find((field) => faults[field]);
  const edited = () => state.kind !== "sending" && state !== asking && setState(asking);
  return (
    <div className="inscripcion">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate hidden={isAnswered}>
        {costo !== undefined && (
          <p>
            <strong>{costo}</strong>
          </p>
        )}
        {carnetField({
          id: "inscripcion-numero",
          ref: carnet,
          last: lastEdit,
          fault: faults.carnet,
          onEdit: edited,
        })}
        <div className="inscripcion-otros">
          {(["nombre", ...terms.pide] as const).map((field) => (
            <Field
              key={field}
              name={field}
              {...inputs[field]}
              fault={faults[field]}
              isQuiet={first !== field}
              onInput={edited}
            />
          ))}
        </div>
        {/* Below the fields, which do not move when it comes, and above how to pay. */}
        <p aria-live="polite">
          {isFull && (
            <strong>
              Ya no hay lugares: quien se inscriba ahora queda en lista de espera
              {(costo ?? pago) !== undefined && " y todavía no paga"}. Si ya te inscribiste, mira «
              {chat.check}».
            </strong>
          )}
        </p>
        {pago !== undefined && <p>{pago}</p>}
        <p className="inscripcion-datos">
          Tus datos los ven solo quienes organizan, para inscribirte y avisarte. Si pides por el
          chat que los borren, los borran.
        </p>
        <Button kind="main" type="submit" aria-disabled={state.kind === "sending"}>
          {state.kind === "sending" ? "Enviando…" : "Envía tu inscripción"}
        </Button>
      </form>
      <div ref={answer} aria-live="polite" tabIndex={-1}>
        {state.kind === "asking" && state.failure !== null && (
          <div role="group" className="inscripcion-aviso">
            <p>{state.failure}</p>
            <p>
              También puedes <a href={chatLink(chat.telefono, chat.mensaje)}>pedirla por el chat</a>
              .
            </p>
          </div>
        )}
        {state.kind === "answered" && (
          <div role="group" className="inscripcion-aviso">
            <SignUpStatus state={state.answer} chat={chat} terms={terms} />
            {"isEarlier" in state.answer && state.answer.isEarlier && (
              <p>Ya estaba guardada, y así quedó. Si un dato está mal, escribe por el chat.</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function faultsOf(signUp: NewSignUp, pide: readonly AskedField[]): SignUpFaults {
  const faults: [string, string][] = [];
  if (signUp.carnet === "") faults.push(["carnet", "Escribe tu carnet."]);
  if (signUp.nombre === "") faults.push(["nombre", "Escribe tu nombre."]);
  for (const field of pide) {
    const fault = contactFault(field, signUp[field] ?? "");
    if (fault !== null) faults.push([field, fault]);
  }
  return Object.fromEntries(faults);
}

const inputs = {
  nombre: {
    label: "Nombre completo, como irá en tu constancia",
    autoComplete: "name",
    autoCapitalize: "words",
    maxLength: 200,
  },
  correo: { label: "Correo", type: "email", inputMode: "email", autoComplete: "email" },
  telefono: { label: "Teléfono", type: "tel", inputMode: "tel", autoComplete: "tel" },
  semestre: { label: "Semestre que cursas", inputMode: "numeric" },
} as const satisfies Record<AskedField | "nombre", object>;
