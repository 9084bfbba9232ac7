import { useState } from "react";
import styles from "./SharePage.module.css";
import { type PageSharing, shareAddress } from "./share-address.ts";

/** Sends the page's address on: by the phone's own apps, or by copying it. */
export function SharePage({ title }: { readonly title: string }) {
  const [sharing, setSharing] = useState<PageSharing | "idle">("idle");
  const address = () => location.origin + location.pathname;
  return (
    <div className={styles.share}>
      <button
        type="button"
        className={styles.button}
        onClick={() => void shareAddress(title, address()).then(setSharing)}
      >
        Comparte esta página
      </button>
      <p className={`${styles.notice} veil`} aria-live="polite">
        {sharing === "copied"
          ? "Enlace copiado"
          : sharing === "refused" && `Copia esta dirección: ${address()}`}
      </p>
    </div>
  );
}
