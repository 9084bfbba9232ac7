import { chatLink } from "#edition/model/chat-link.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { RegistrationTerms, SignUpState } from "../model/sign-up.ts";

/** The chat in which students ask, and send the proof of their payment. */
export interface RegistrationChat {
  readonly telefono: string;
  /** The prefilled message that asks for a ticket. */
  readonly mensaje: string;
}

interface SignUpStatusProps {
  readonly state: SignUpState;
  readonly chat: RegistrationChat;
  readonly terms: Pick<RegistrationTerms, "costo" | "pago">;
}

/** What became of a request, and what to do. Each sentence is a paragraph, because screen readers join what stands in one. */
export function SignUpStatus({ state, chat, terms }: SignUpStatusProps) {
  const { number } = state;
  const link = chatLink(chat.telefono, `${chat.mensaje} Solicitud ${number}.`);
  const isPaid = terms.costo !== undefined || terms.pago !== undefined;
  switch (state.kind) {
    case "review":
      return (
        <>
          <p>
            <strong>Tu inscripción está en revisión.</strong> Es la solicitud {number}.
          </p>
          {isPaid && <Payment {...terms} />}
          <p>Cuando la aprueben, tu ticket aparece en «Valida tu registro», con tu carnet.</p>
          <Button kind="main" href={link}>
            {isPaid ? "Envía tu comprobante por el chat" : "Sigue en el chat"}
          </Button>
        </>
      );
    case "waiting":
      return (
        <>
          <p>
            <strong>Estás en lista de espera, lugar {state.place}.</strong> Es la solicitud {number}
            .
          </p>
          <p>El cupo está lleno. Si alguien deja su lugar, avanzas.</p>
          <p>
            {isPaid && "Todavía no pagues. "}Mira cómo va en «Valida tu registro», con tu carnet.
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
            <strong>Tu inscripción está aprobada.</strong> Es la solicitud {number}.
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
            <strong>Tu inscripción no se aprobó.</strong> Es la solicitud {number}.
          </p>
          <p>{state.reason}</p>
          <p>
            ¿Ya lo resolviste? <a href={link}>Escribe por el chat</a>
          </p>
        </>
      );
  }
}

export function Payment({ costo, pago }: Pick<RegistrationTerms, "costo" | "pago">) {
  return (
    <p>
      {costo !== undefined && <strong>{costo}. </strong>}
      {pago}
    </p>
  );
}
