import { useState } from "react";
import styles from "./SharePage.module.css";
import { type PageSharing, shareAddress } from "./share-address.ts";

/** Shares the page's URL with the phone's apps, or copies it. */
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
