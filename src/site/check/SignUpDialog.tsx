import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { chatLink } from "#edition/model/chat-link.ts";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { termsOf } from "#registration/model/sign-up.ts";
import { IconButton } from "#site/parts/IconButton.tsx";
import { CloseIcon } from "#site/parts/icons/icons.tsx";
import { registrationChat, signUpDialogId } from "../parts/ActionLinks.tsx";
import { useIslandContent } from "../parts/edition-context.ts";
import { pageNow } from "../phase/page-clock.ts";
import { CarnetField } from "./CarnetField.tsx";
import styles from "./ParticipantCheck.module.css";

const SignUpForm = lazy(async () => ({
  default: (await import("#registration/site/SignUpForm.tsx")).SignUpForm,
}));

/**
 * The dialog in which a student signs up, whose form is fetched when it is first opened. Closing keeps what
 * was typed, and clears an answer: the next to sign up may be somebody else.
 */
export function SignUpDialog() {
  const content = useIslandContent();
  const { edicion } = content;
  const dialog = useRef<HTMLDialogElement>(null);
  const isAnswered = useRef(false);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = useRef(false);
  function open() {
    if (!isOpen.current) setOpenedAt(pageNow());
    isOpen.current = true;
  }
  // It may have been opened before React came; without dialogs, it is a part of the page.
  useEffect(() => {
    const { current } = dialog;
    if (current?.open || !("showModal" in HTMLDialogElement.prototype)) {
      isOpen.current = true;
      setOpenedAt(pageNow());
    }
  }, []);
  function close() {
    if (isAnswered.current) setOpenedAt(null);
    isAnswered.current = false;
    isOpen.current = false;
  }
  const terms = termsOf(edicion);
  if (terms === null) return null;
  const chat = registrationChat(content);
  const link = chatLink(chat.telefono, chat.mensaje);
  const waiting = (
    <p>
      <span role="status">Un momento…</span> Si tarda,{" "}
      <a href={link}>pide tu entrada por el chat</a>.
    </p>
  );
  return (
    <dialog
      ref={dialog}
      // A press before React came has opened it.
      suppressHydrationWarning
      id={signUpDialogId}
      className={styles.dialog}
      aria-labelledby="inscripcion-titulo"
      // Opening focuses a control of it.
      onFocus={open}
      onClose={close}
    >
      <div className={styles.panel}>
        <h2 id="inscripcion-titulo" className={styles.title}>
          Inscríbete
        </h2>
        <ErrorBoundary
          instead={
            <p>
              No se pudo abrir el formulario. <a href={link}>Pide tu entrada por el chat</a>.
            </p>
          }
        >
          <Suspense fallback={waiting}>
            {openedAt === null ? (
              waiting
            ) : (
              <SignUpForm
                terms={terms}
                chat={chat}
                now={openedAt}
                onAnswered={() => {
                  isAnswered.current = true;
                }}
                carnetField={(props) => <CarnetField {...props} groups={edicion.carnet} />}
              />
            )}
          </Suspense>
        </ErrorBoundary>
        <form method="dialog" className={styles.closing}>
          <IconButton type="submit" aria-label="Cerrar">
            <CloseIcon />
          </IconButton>
        </form>
      </div>
    </dialog>
  );
}
