import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface ModalProps {
  readonly title: string;
  /** Called when the dialog should be closed, also by Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog that is open while it is rendered; the focus returns to its previous element. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect's cleanup runs while the dialog is still in the page; only then do browsers
  // restore the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      className="modal"
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
