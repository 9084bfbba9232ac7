import { useState } from "react";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import type { Ending } from "./session/door-client.ts";
import type { SessionState } from "./session/session-state.ts";

export const endingTitles: Readonly<Record<Ending | "finished", string>> = {
  finished: "Turno terminado",
  closed: "Puerta cerrada",
  expired: "El enlace venció",
  unknown: "Enlace desconocido",
};
const reasons: Readonly<Record<Ending | "finished", string>> = {
  finished: "Gracias. Este teléfono ya olvidó la lista y el enlace.",
  closed: "La organización cerró esta puerta, y este teléfono ya olvidó la lista.",
  expired: "Se acabó el tiempo de esta puerta, y este teléfono ya olvidó la lista.",
  unknown: "Este enlace no es de ninguna puerta, y este teléfono no guarda ninguna lista.",
};

interface EndedPageProps extends Extract<SessionState, { readonly kind: "ended" }> {
  readonly onDiscard: (ending: Ending) => void;
}

/** The phone has deleted the list; its unsent lines wait for another link. */
export function EndedPage({ ending, unsent, onDiscard }: EndedPageProps) {
  const [isAsking, setAsking] = useState(false);
  const title = endingTitles[ending];
  const notes = amount(unsent, "anotación", "anotaciones");
  if (ending === "finished") {
    const lost =
      unsent > 0
        ? ` ${unsent === 1 ? "Se borró" : "Se borraron"} ${notes} sin enviar: avisa a la organización.`
        : "";
    return <Notice title={title} text={reasons.finished + lost} />;
  }
  if (unsent === 0) {
    const remedy = " Si sigues de turno, pide un enlace nuevo.";
    return <Notice title={title} text={reasons[ending] + remedy} />;
  }
  const remaining = ` ${unsent === 1 ? "Aquí queda" : "Aquí quedan"} ${notes} sin enviar: pide un enlace nuevo y ábrelo en este teléfono, para que se envíe lo que falta.`;
  return (
    <Notice title={title} text={reasons[ending] + remaining}>
      <Button onClick={() => setAsking(true)}>{`Borrar ${notes}`}</Button>
      {isAsking && (
        <Dialog title={`¿Borrar ${notes}?`} onClose={() => setAsking(false)}>
          <p className="fault">Nadie más tiene lo que anotaste sin red: se pierde.</p>
          <div className="actions">
            <Button kind="main" onClick={() => setAsking(false)}>
              Conservar
            </Button>
            <Button onClick={() => onDiscard(ending)}>Borrar</Button>
          </div>
        </Dialog>
      )}
    </Notice>
  );
}
