import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";

interface Props {
  readonly unsent: number;
  readonly onClose: () => void;
  readonly onFinish: () => void;
}

/** Asks for confirmation before the phone deletes its data. */
export function FinishForm({ unsent, onClose, onFinish }: Props) {
  return (
    <Dialog title="Terminar turno" onClose={onClose}>
      {unsent === 0 ? (
        <p>
          Todo está enviado. Este teléfono olvidará la lista y el enlace; para volver necesitas el
          enlace otra vez.
        </p>
      ) : (
        <p className="fault">
          {`Hay ${unsent} ${unsent === 1 ? "anotación" : "anotaciones"} sin enviar. Si terminas ahora se pierden. Busca señal y espera a que se envíen.`}
        </p>
      )}
      <div className="actions">
        <Button kind="main" onClick={onClose}>
          Seguir de turno
        </Button>
        <Button onClick={onFinish}>
          {unsent === 0 ? "Terminar y olvidar" : "Terminar y perderlas"}
        </Button>
      </div>
    </Dialog>
  );
}
