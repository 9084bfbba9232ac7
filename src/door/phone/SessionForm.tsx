import { checkValue } from "#people/model/carnet/check-person.ts";
import { isStandIn } from "#people/model/carnet/kinds.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { personFaultInWords } from "#people/model/carnet/person-fault-words.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { PersonForm } from "./PersonForm.tsx";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";
import { isScanned, SCANNED } from "./session/walk-in.ts";
import { WalkInForm } from "./WalkInForm.tsx";

export type OpenForm =
  | { readonly kind: "walk-in"; readonly carnet: string }
  | { readonly kind: "rename"; readonly person: Participant }
  | { readonly kind: "finish" };

interface SessionFormProps {
  readonly form: OpenForm;
  readonly view: SessionView;
  readonly session: Session;
  readonly onClose: () => void;
}

export function SessionForm({ form, view, session, onClose }: SessionFormProps) {
  switch (form.kind) {
    case "walk-in":
      return <WalkInForm carnet={form.carnet} view={view} session={session} onClose={onClose} />;
    case "rename": {
      const { carnet, nombre, numeroTicket } = form.person;
      return (
        <PersonForm
          title="Corregir el nombre"
          note={`${isStandIn(carnet) ? "Sin carnet" : `Carnet ${carnet}`}, ticket ${numeroTicket}`}
          initial={form.person}
          fields={["nombre"]}
          submitName="Guardar"
          onSubmit={(typed) => {
            const checked = checkValue("nombre", typed.nombre, session.carnets);
            if (checked.kind === "fault") return { nombre: personFaultInWords(checked.reason) };
            if (isScanned(checked.value)) return { nombre: SCANNED };
            onClose();
            if (checked.value !== nombre) void session.rename(form.person, checked.value);
            return undefined;
          }}
          onClose={onClose}
        />
      );
    }
    case "finish":
      return (
        <FinishForm
          unsent={view.unsent}
          onClose={onClose}
          onFinish={() => void session.end("finished")}
        />
      );
  }
}

interface FinishFormProps {
  readonly unsent: number;
  readonly onClose: () => void;
  readonly onFinish: () => void;
}

function FinishForm({ unsent, onClose, onFinish }: FinishFormProps) {
  return (
    <Dialog title="Terminar turno" onClose={onClose}>
      {unsent === 0 ? (
        <p>
          Todo está enviado. Este teléfono olvidará la lista y el enlace; para volver necesitas el
          enlace otra vez.
        </p>
      ) : (
        <p className="fault">
          {`Hay ${amount(unsent, "anotación", "anotaciones")} sin enviar. Si terminas ahora, eso se pierde. Busca señal y espera a que se envíe.`}
        </p>
      )}
      <div className="actions">
        <Button kind="main" onClick={onClose}>
          Seguir de turno
        </Button>
        <Button onClick={onFinish}>
          {unsent === 0 ? "Terminar y olvidar" : "Terminar sin enviar"}
        </Button>
      </div>
    </Dialog>
  );
}
