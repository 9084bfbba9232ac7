import { Modal } from "../../../site/parts/Modal.tsx";

interface Props {
  readonly unsent: number;
  readonly onClose: () => void;
  readonly onFinish: () => void;
}

/** Asks for confirmation before the phone deletes its data. */
export function FinishForm({ unsent, onClose, onFinish }: Props) {
  return (
    <Modal title="Terminar turno" onClose={onClose}>
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
        <button type="button" className="button" data-kind="main" onClick={onClose}>
          Seguir de turno
        </button>
        <button type="button" className="button" onClick={onFinish}>
          {unsent === 0 ? "Terminar y olvidar" : "Terminar y perderlas"}
        </button>
      </div>
    </Modal>
  );
}
