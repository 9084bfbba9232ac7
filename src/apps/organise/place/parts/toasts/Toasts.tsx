import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { Button } from "../../../../ui/Button.tsx";
import styles from "./Toasts.module.css";
import { toastQueue } from "./toasts.ts";

/** Messages about results and faults; F6 moves the focus here. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} className={styles.region ?? ""} aria-label="Avisos">
      {({ toast }) => {
        const { tone, text, action } = toast.content;
        const close = () => toastQueue.close(toast.key);
        return (
          <Toast toast={toast} className={styles.toast ?? ""} data-tone={tone}>
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
