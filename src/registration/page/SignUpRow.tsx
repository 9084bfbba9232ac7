import { useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { momentInWords } from "#people/page/words.ts";
import { send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button, onFirstPress } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Actions, Note, Row, Warning } from "#platform/ui/parts/layout.tsx";
import type { ArrangedSignUp } from "../model/arranged.ts";
import type { NearSignUp } from "../model/near-people.ts";
import { registrationCalls } from "../model/organiser-calls.ts";
import { dialledNumber } from "../model/recipients.ts";
import type { SignUp } from "../model/sign-up.ts";
import styles from "./Registration.module.css";
import { RejectDialog } from "./RejectDialog.tsx";
import { useApproval } from "./use-approval.ts";

interface SignUpRowProps {
  readonly row: ArrangedSignUp;
  readonly near: readonly NearSignUp[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const MOST_NEAR = 3;

/** A request, with how to reach the student, who on the list is like them, and what one does with it. */
export function SignUpRow({ row, near, isChosen, onChoose }: SignUpRowProps) {
  const { session } = useAppContext();
  const { signUp, status, place, person } = row;
  const { number, nombre, carnet, at, rejection } = signUp;
  const isOpen = status === "review" || status === "waiting";
  return (
    <Row data-chosen={isChosen}>
      <div>
        {isOpen ? (
          <Choice checked={isChosen} onChoose={onChoose}>
            <strong>{nombre}</strong>
          </Choice>
        ) : (
          <strong>{nombre}</strong>
        )}
        <p>
          {carnet}
          <Contact signUp={signUp} />
        </p>
        <Note>
          Inscripción {number} · {momentInWords(at)}
          {place > 0 && ` · en espera, lugar ${place}`}
          {person !== null && ` · ticket ${person.numeroTicket || "sin número"}`}
          {person !== null && person.nombre !== nombre && ` · en la lista: ${person.nombre}`}
        </Note>
        {rejection !== null && status === "rejected" && (
          <Note>
            {rejection.by} la rechazó: {rejection.reason}
          </Note>
        )}
        {near
          .slice(0, MOST_NEAR)
          .map(({ person: other, carnet: nearness, hasName, number: of }) => (
            <Warning key={`${other.carnet} ${of}`}>
              Se parece a {other.nombre}, {shownCarnet(other.carnet) || "sin carnet"},{" "}
              {of === null ? `ticket ${other.numeroTicket || "sin número"}` : `inscripción ${of}`}:{" "}
              {alikeIn(nearness, hasName)}.
            </Warning>
          ))}
        {near.length > MOST_NEAR && (
          <Note>Y a {amount(near.length - MOST_NEAR, "persona más", "personas más")}.</Note>
        )}
        {status !== "approved" && session.role === "all" && (
          <Note as="details">
            <summary>Más</summary>
            <ConfirmButton
              name="Borrar sus datos"
              label={`Borrar los datos de ${nombre}`}
              title={`¿Borrar los datos de ${nombre}?`}
              yes="Borrar"
              action={{
                mutationFn: () => send(registrationCalls.erase, { number }),
                onDone: () => "Se borró la inscripción, con sus datos.",
              }}
            >
              <p>La inscripción desaparece, y no se puede deshacer. Puede inscribirse de nuevo.</p>
            </ConfirmButton>
          </Note>
        )}
      </div>
      <Actions className={styles.actions}>
        {isOpen && <OpenActions signUp={signUp} />}
        {status === "rejected" && <Reopen signUp={signUp} />}
      </Actions>
    </Row>
  );
}

function alikeIn(carnet: NearSignUp["carnet"], hasName: boolean): string {
  if (carnet === null) return hasName ? "el nombre" : "el carnet, que tuvo antes";
  return hasName ? "el nombre y el carnet" : "el carnet";
}

function Contact({ signUp: { correo, telefono, semestre } }: { readonly signUp: SignUp }) {
  const dialled = dialledNumber(telefono ?? "");
  return (
    <>
      {semestre !== undefined && ` · semestre ${semestre}`}
      {telefono !== undefined && (
        <>
          {" · "}
          {dialled === null ? (
            telefono
          ) : (
            <a href={`https://wa.me/${dialled}`} target="_blank" rel="noreferrer">
              {telefono}
            </a>
          )}
        </>
      )}
      {correo !== undefined && (
        <>
          {" · "}
          <a href={`mailto:${encodeURIComponent(correo).replace("%40", "@")}`}>{correo}</a>
        </>
      )}
    </>
  );
}

function OpenActions({ signUp }: { readonly signUp: SignUp }) {
  const { mutate: approve, isPending } = useApproval();
  const [isRejecting, setRejecting] = useState(false);
  return (
    <>
      <Button
        aria-label={`Aprobar a ${signUp.nombre}`}
        isDisabled={isPending}
        onClick={onFirstPress(() => approve([signUp]))}
      >
        {isPending ? "Un momento…" : "Aprobar"}
      </Button>
      <Button aria-label={`Rechazar a ${signUp.nombre}`} onClick={() => setRejecting(true)}>
        Rechazar
      </Button>
      {isRejecting && <RejectDialog signUps={[signUp]} onClose={() => setRejecting(false)} />}
    </>
  );
}

function Reopen({ signUp: { number, nombre } }: { readonly signUp: SignUp }) {
  const reopen = useAction({
    mutationFn: () => send(registrationCalls.decide, { numbers: [number], reason: null }),
    onDone: () => `La inscripción ${number} está otra vez en revisión.`,
  });
  return (
    <Button
      aria-label={`Devolver a revisión a ${nombre}`}
      isDisabled={reopen.isPending}
      onClick={onFirstPress(() => reopen.mutate())}
    >
      Devolver a revisión
    </Button>
  );
}
