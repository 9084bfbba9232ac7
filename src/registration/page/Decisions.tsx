import { useState } from "react";
import { named } from "#people/page/words.ts";
import { figure } from "#platform/text/amount.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Actions, Warning } from "#platform/ui/parts/layout.tsx";
import type { SignUpStatus } from "../model/arranged.ts";
import type { SignUp } from "../model/sign-up.ts";
import styles from "./Registration.module.css";
import { RejectDialog } from "./RejectDialog.tsx";
import { useApproval } from "./use-approval.ts";

interface DecisionsProps {
  readonly filter: SignUpStatus;
  /** All that are shown, and those of them that were chosen one by one. */
  readonly shown: readonly SignUp[];
  readonly picked: readonly SignUp[];
  readonly near: (signUp: SignUp) => readonly unknown[];
  readonly onDone: () => void;
}

/** What is done with several requests at once, always in view: with the chosen ones, else with all that are shown. */
export function Decisions({ filter, shown, picked, near, onDone }: DecisionsProps) {
  const [asking, setAsking] = useState<"approve" | "reject" | null>(null);
  const close = () => setAsking(null);
  const approval = useApproval(close);
  if (shown.length < 2 || filter === "approved" || filter === "rejected") return null;
  const isAll = picked.length === 0;
  const signUps = isAll ? shown : picked;
  const which = isAll
    ? `las ${figure(shown.length)}`
    : picked.length === 1
      ? "la elegida"
      : `las ${picked.length} elegidas`;
  const alike = asking === "approve" ? signUps.filter((signUp) => near(signUp).length > 0) : [];
  return (
    <Actions bar className={styles.bar}>
      <Button kind="main" onClick={() => setAsking("approve")}>
        Aprobar {which}
      </Button>
      {!isAll && <Button onClick={() => setAsking("reject")}>Rechazar {which}</Button>}
      {asking === "approve" && (
        <ConfirmDialog
          title={`¿Aprobar ${which}?`}
          yes={`Aprobar ${which}`}
          isBusy={approval.isPending}
          onYes={() => approval.mutate(signUps, { onSuccess: onDone })}
          onNo={close}
        >
          <p>
            {signUps.length === 1
              ? "Queda en la lista, con el siguiente ticket."
              : `${figure(signUps.length)} personas quedan en la lista, cada una con el siguiente ticket, en el orden en que se inscribieron.`}{" "}
            Se puede deshacer en «Lista».
          </p>
          {alike.length > 0 && (
            <Warning>
              {alike.length === 1 ? "Una se parece" : `${alike.length} se parecen`} a alguien de la
              lista o a otra inscripción, y puede ser la misma persona: {named(alike)}.
            </Warning>
          )}
          {filter === "waiting" && (
            <Warning>El cupo ya está lleno: quien se apruebe ahora pasa del cupo.</Warning>
          )}
        </ConfirmDialog>
      )}
      {asking === "reject" && <RejectDialog signUps={signUps} onDone={onDone} onClose={close} />}
    </Actions>
  );
}
