import { useEffect } from "react";
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { Button } from "../../../ui/Button.tsx";
import layout from "../layout.module.css";
import styles from "./Toasts.module.css";
import { toastQueue } from "./toasts.ts";

/** Keeps the focused element from being covered, now and when the focus moves by keyboard. */
function makeRoom(): void {
  const region = document.querySelector("[data-toasts]");
  const top = region?.getBoundingClientRect().top ?? innerHeight;
  const space = `${Math.ceil(innerHeight - top)}px`;
  document.documentElement.style.scrollPaddingBlockEnd = region ? space : "";
  // The end of the page can be scrolled above the messages too.
  document.body.style.paddingBlockEnd = region ? space : "";
  const focused = document.activeElement;
  if (focused === null || region?.contains(focused)) return;
  const box = focused.getBoundingClientRect();
  if (box.bottom > top && box.top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}

/** Messages about results and faults; F6 moves the focus here. */
export function Toasts() {
  useEffect(() => toastQueue.subscribe(() => requestAnimationFrame(makeRoom)), []);
  return (
    <ToastRegion queue={toastQueue} className={styles.region ?? ""} data-toasts aria-label="Avisos">
      {({ toast }) => {
        const { tone, text, action } = toast.content;
        const close = () => toastQueue.close(toast.key);
        return (
          <Toast toast={toast} className={`${layout.line} ${styles.toast}`} data-tone={tone}>
            <ToastContent className={styles.text ?? ""}>
              <span aria-hidden="true">{tone === "done" ? "✓" : "!"}</span>
              <Text slot="title">{text}</Text>
            </ToastContent>
            {action && (
              <Button
                onClick={() => {
                  close();
                  action.run();
                }}
              >
                {action.name}
              </Button>
            )}
            <Button onClick={close} aria-label={`Cerrar el aviso: ${text}`}>
              Cerrar
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
