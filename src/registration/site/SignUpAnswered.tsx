import { chatLink } from "#edition/model/chat-link.ts";
import type { SignUpAnswer } from "../model/calls.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";
import { type RegistrationChat, SignUpStatus } from "./SignUpStatus.tsx";

interface SignUpAnsweredProps {
  readonly answer: SignUpAnswer;
  readonly chat: RegistrationChat;
  readonly terms: RegistrationTerms;
}

/** Shows the server's answer to a request. */
export function SignUpAnswered({ answer, ...rest }: SignUpAnsweredProps) {
  if (answer.kind === "taken") {
    const { telefono, mensaje } = rest.chat;
    const link = chatLink(
      telefono,
      `${mensaje} Con mi carnet ya está la solicitud ${answer.number}, y no es mía.`,
    );
    return (
      <>
        <p>
          <strong>
            Con este carnet ya hay una inscripción, con otro nombre. La tuya no se guardó.
          </strong>
        </p>
        <p>
          Revisa tu carnet. Si está bien, <a href={link}>escríbenos por el chat</a> y lo arreglamos:
          es la solicitud {answer.number}.
        </p>
      </>
    );
  }
  if (answer.kind !== "listed") return <SignUpStatus state={answer} {...rest} />;
  return (
    <>
      <p>
        <strong>Ese carnet ya está inscrito.</strong>
      </p>
      <p>Tu ticket está en «Valida tu registro», con tu carnet.</p>
    </>
  );
}
