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
