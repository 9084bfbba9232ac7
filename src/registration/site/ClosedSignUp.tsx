import { chatLink } from "#edition/model/chat-link.ts";
import { atTime, wallClock } from "#edition/model/phases/event-dates.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";
import type { RegistrationChat } from "./SignUpStatus.tsx";

interface ClosedSignUpProps {
  readonly terms: RegistrationTerms;
  readonly chat: RegistrationChat;
  readonly window: "before" | "after";
}

/** In the place of the form: when it opens, or that it has closed, and what one can do. */
export function ClosedSignUp({
  window,
  terms: { desde = "", hasta = "" },
  chat,
}: ClosedSignUpProps) {
  const link = chatLink(chat.telefono, chat.mensaje);
  return (
    <div className="inscripcion">
      <div className="inscripcion-aviso">
        {window === "before" ? (
          <>
            <p>
              <strong>La inscripción abre el {inWords(desde)}.</strong>
            </p>
            <p>
              Vuelve entonces. Si tienes una pregunta, <a href={link}>escribe por el chat</a>.
            </p>
          </>
        ) : (
          <>
            <p>
              <strong>La inscripción cerró el {inWords(hasta)}.</strong>
            </p>
            <p>
              Si ya te inscribiste, tu ticket está en «Valida tu registro». Si no,{" "}
              <a href={link}>pregunta por el chat</a> si queda un lugar.
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function inWords(instant: string): string {
  const { weekdayAndDay, time } = wallClock(instant);
  return `${weekdayAndDay.toLowerCase()} ${atTime(time)}`;
}
