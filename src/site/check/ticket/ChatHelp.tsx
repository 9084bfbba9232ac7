import { type MouseEvent, useState } from "react";
import { chatLink } from "#edition/model/chat-link.ts";
import { copyText } from "#platform/browser/copy-text.ts";
import { Button } from "#platform/ui/Button.tsx";
import { useIslandContent } from "#site/parts/edition-context.ts";
import styles from "./TicketTools.module.css";

const copyLabels = {
  idle: "Copia el mensaje",
  copied: "Mensaje copiado",
  refused: "Selecciónalo y cópialo",
} as const;

/**
 * Asks the organisers in a chat to check a carnet that was not found; offers the text for copying too. Their text has
 * the placeholder `{carnet}`.
 */
export function ChatHelp({ carnet }: { readonly carnet: string }) {
  const { telefono: phone, ayuda: text } = useIslandContent().edicion.entradas;
  const [copying, setCopying] = useState<keyof typeof copyLabels>("idle");
  const message = text.replaceAll("{carnet}", carnet);

  // The URL is built at the press, so that no URL contains the carnet before it, and the page's URL
  // never does.
  function open(press: MouseEvent<HTMLAnchorElement>) {
    press.preventDefault();
    window.open(chatLink(phone, message), "_blank", "noreferrer");
  }

  async function copy() {
    setCopying((await copyText(`${phone}\n${message}`)) ? "copied" : "refused");
  }

  return (
    <>
      <p className={styles.help}>
        ¿Crees que es un error?{" "}
        <a className="text-link" href={chatLink(phone, "")} onClick={open}>
          Pide que revisen tu carnet
        </a>
      </p>
      <details className={styles.chat}>
        <summary className="opens">¿No se abre el chat?</summary>
        <p>
          Escribe al <strong>{phone}</strong>:
        </p>
        <blockquote>{message}</blockquote>
        <Button onClick={() => void copy()}>{copyLabels[copying]}</Button>
      </details>
    </>
  );
}
