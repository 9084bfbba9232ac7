import { type MouseEvent, useState } from "react";
import { chatLink } from "../../../domain/edition/chat-link.ts";
import styles from "../ticket/TicketTools.module.css";

interface ChatHelpProps {
  readonly phone: string;
  /** With `{carnet}` where the carnet goes. */
  readonly text: string;
  readonly carnet: string;
}

/** Asks the organisers in a chat to check a carnet that is not found; or by what can be copied. */
export function ChatHelp({ phone, text, carnet }: ChatHelpProps) {
  const [copied, setCopied] = useState("Copiar mensaje");
  const message = text.replaceAll("{carnet}", carnet);

  // The carnet is in no address before the press, and in none of the page's after it.
  function open(press: MouseEvent<HTMLAnchorElement>) {
    press.preventDefault();
    window.open(chatLink(phone, message), "_blank", "noreferrer");
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${phone}\n${message}`);
      setCopied("Mensaje copiado");
    } catch {
      setCopied("Selecciónalo y cópialo");
    }
  }

  return (
    <>
      <p className={styles.links}>
        <a className="text-link" href={chatLink(phone, "")} onClick={open}>
          Pide que revisen tu carnet
        </a>
      </p>
      <details>
        <summary>¿No se abre el chat?</summary>
        <p>
          Escribe al <strong>{phone}</strong>: {message}
        </p>
        <button type="button" className={styles.tool} onClick={() => void copy()}>
          {copied}
        </button>
      </details>
    </>
  );
}
