import { type ReactNode, useEffect, useId, useRef } from "react";

interface ModalProps {
  readonly title: string;
  /** Called when it is closed, with Escape too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is open for as long as it is rendered; the focus goes back to where it was. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
