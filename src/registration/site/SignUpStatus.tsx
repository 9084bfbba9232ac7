import { chatLink } from "#edition/model/chat-link.ts";
import { atTime, wallClock } from "#edition/model/phases/event-dates.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { SignUpAnswer } from "../model/calls.ts";
import type { RegistrationTerms, SignUpState } from "../model/sign-up.ts";

/** The chat in which students ask, and send the proof of their payment, and what the page calls its look-up. */
export interface RegistrationChat {
  readonly telefono: string;
  /** The prefilled message that asks for a ticket. */
  readonly mensaje: string;
  /** The button that opens the look-up. */
  readonly check: string;
}

interface SignUpStatusProps {
  readonly state: SignUpAnswer | SignUpState;
  readonly chat: RegistrationChat;
  readonly terms: Pick<RegistrationTerms, "costo" | "pago">;
}

/** What became of a request, and what to do. Each sentence is a paragraph, because screen readers join what stands in one. */
export function SignUpStatus({ state, chat, terms: { costo, pago } }: SignUpStatusProps) {
  const chatAbout = (words: string) => chatLink(chat.telefono, `${chat.mensaje} ${words}`);
  if (state.kind === "listed") {
    return (
      <>
        <p>
          <strong>Ese carnet ya está inscrito.</strong>
        </p>
        <p>Tu ticket está en «{chat.check}», con tu carnet.</p>
      </>
    );
  }
  const { number } = state;
  const link = chatAbout(`Inscripción ${number}.`);
  const isPaid = costo !== undefined || pago !== undefined;
  switch (state.kind) {
    case "review":
      return (
        <>
          <p>
            <strong>Tu inscripción está en revisión.</strong> Su número es {number}.
          </p>
          {isPaid && (
            <p>
              {costo !== undefined && <strong>{costo}. </strong>}
              {pago}
            </p>
          )}
          <p>Cuando la aprueben, tu ticket aparece en «{chat.check}», con tu carnet.</p>
          <Button kind="main" href={link}>
            {isPaid ? "Envía tu comprobante por el chat" : "Sigue en el chat"}
          </Button>
        </>
      );
    case "waiting":
      return (
        <>
          <p>
            <strong>Estás en lista de espera, lugar {state.place}.</strong> El número de tu
            inscripción es {number}.
          </p>
          <p>El cupo está lleno. Si alguien deja su lugar, avanzas.</p>
          <p>
            {isPaid && "Todavía no pagues. "}Mira cómo va en «{chat.check}», con tu carnet.
          </p>
          <p>
            <a href={link}>Pregunta por el chat</a>
          </p>
        </>
      );
    case "corrected":
      return (
        <>
          <p>
            <strong>Tu inscripción está aprobada.</strong> Su número es {number}.
          </p>
          <p>
            Tu carnet se corrigió: <a href={link}>pregunta por el chat</a>.
          </p>
        </>
      );
    case "rejected":
      return (
        <>
          <p>
            <strong>Tu inscripción no se aprobó.</strong> Su número es {number}.
          </p>
          <p>{state.reason}</p>
          <p>
            ¿Ya lo resolviste? <a href={link}>Escribe por el chat</a>
          </p>
        </>
      );
    case "taken":
      return (
        <>
          <p>
            <strong>
              Con este carnet ya hay una inscripción, con otro nombre. La tuya no se guardó.
            </strong>
          </p>
          <p>
            Revisa tu carnet. Si está bien,{" "}
            <a href={chatAbout(`Con mi carnet ya está la inscripción ${number}, y no es mía.`)}>
              escríbenos por el chat
            </a>{" "}
            y lo arreglamos: es la inscripción {number}.
          </p>
        </>
      );
  }
}

interface ClosedSignUpProps extends Pick<SignUpStatusProps, "chat"> {
  readonly window: "before" | "after";
  readonly terms: RegistrationTerms;
}

/** In the place of the form: when it opens, or that it has closed, and what one can do. */
export function ClosedSignUp({
  window,
  terms: { desde = "", hasta = "" },
  chat,
}: ClosedSignUpProps) {
  const link = chatLink(chat.telefono, chat.mensaje);
  const isEarly = window === "before";
  const { weekdayAndDay, time } = wallClock(isEarly ? desde : hasta);
  return (
    <div className="inscripcion">
      <div className="inscripcion-aviso">
        <p>
          <strong>
            La inscripción {isEarly ? "abre" : "cerró"} el {weekdayAndDay.toLowerCase()}{" "}
            {atTime(time)}.
          </strong>
        </p>
        {isEarly ? (
          <p>
            Vuelve entonces. Si tienes una pregunta, <a href={link}>escribe por el chat</a>.
          </p>
        ) : (
          <p>
            Si ya te inscribiste, tu ticket está en «{chat.check}». Si no,{" "}
            <a href={link}>pregunta por el chat</a> si queda un lugar.
          </p>
        )}
      </div>
    </div>
  );
}
