import { useRef, useState } from "react";
import { copyText } from "#platform/browser/copy-text.ts";
import { Button } from "../Button.tsx";
import { Field } from "../Field.tsx";
import { Actions, Stack } from "../parts/layout.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import styles from "./ShareLink.module.css";

interface Props {
  readonly link: string;
  readonly message: string;
  /** The label of the QR code, which a phone scans from this screen. */
  readonly codeLabel: string;
}

const NOT_COPIED = "El navegador no dejó copiar. El enlace está seleccionado: cópielo usted.";

/** A link to hand over: to scan, to copy, to send to a chat. */
export function ShareLink({ link, message, codeLabel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState("");
  async function copy(): Promise<void> {
    field.current?.select();
    setResult((await copyText(link)) ? "✓ Copiado" : NOT_COPIED);
  }
  const chat = `https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}`;
  return (
    <Stack className={styles.share}>
      <QrCode text={link} label={codeLabel} />
      <Field
        ref={field}
        label="Enlace"
        readOnly
        value={link}
        onFocus={() => field.current?.select()}
      />
      <Actions>
        <Button kind="main" data-first="true" onClick={() => void copy()}>
          Copiar
        </Button>
        {"share" in navigator && (
          <Button
            // `share` also rejects when the person closes the sheet, which is not a fault.
            onClick={() => void navigator.share({ text: message, url: link }).catch(() => {})}
          >
            Compartir
          </Button>
        )}
        <Button href={chat} target="_blank" rel="noopener noreferrer">
          Enviar por WhatsApp
        </Button>
      </Actions>
      <p role="status" className={styles.done}>
        {result}
      </p>
    </Stack>
  );
}
