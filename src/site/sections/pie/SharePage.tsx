import { useState } from "react";
import { copyText } from "#platform/browser/copy-text.ts";
import { Button } from "#platform/ui/Button.tsx";
import { share } from "#site/check/pass/share.ts";
import styles from "./SharePage.module.css";

/** Shares the page's URL with the phone's apps, or copies it. */
export function SharePage({ title }: { readonly title: string }) {
  const [notice, setNotice] = useState("");

  async function send() {
    const url = location.origin + location.pathname;
    setNotice("");
    // The phone's own dialog says all there is to say, also of what was withdrawn.
    const outcome = await share({ title, url });
    if (outcome === "shared" || outcome === "withdrawn") return;
    const isCopied = outcome === "unavailable" && (await copyText(url));
    setNotice(isCopied ? "Enlace copiado" : `Copia esta dirección: ${url}`);
  }

  return (
    <div className={`${styles.share} wraps needs-scripts`}>
      <Button className={styles.button} onClick={() => void send()}>
        Comparte esta página
      </Button>
      <p className="label text-backdrop" aria-live="polite">
        {notice}
      </p>
    </div>
  );
}
