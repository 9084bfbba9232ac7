import { useState } from "react";
import { chatLink } from "#edition/model/chat-link.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { Button } from "#platform/ui/Button.tsx";
import { type CertificateOutcome, fetchCertificate } from "./fetch-certificate.ts";
import styles from "./TicketTools.module.css";

interface OwnCertificateProps {
  readonly carnet: string;
  readonly numeroTicket: string;
  /** The organisers' chat. */
  readonly phone: string;
  /** `true` if the download is the main action below the ticket. */
  readonly leads?: boolean;
}

type State = { readonly kind: "idle" | "busy" } | CertificateOutcome;

const HELP = "¡Buen día! Asistí al evento y no puedo descargar mi constancia. ¿Me ayudan?";

/** Downloads a participant's certificate, or says why there is none yet. */
export function OwnCertificate({ carnet, numeroTicket, phone, leads }: OwnCertificateProps) {
  const [state, setState] = useState<State>({ kind: "idle" });

  async function download() {
    if (state.kind === "busy") return;
    setState({ kind: "busy" });
    const outcome = await fetchCertificate({ carnet, numeroTicket });
    if (outcome.kind === "file") saveFile(outcome.file);
    setState(outcome);
  }

  return (
    <div className={styles.certificate}>
      <Button
        kind={leads ? "confirm" : undefined}
        aria-disabled={state.kind === "busy"}
        onClick={() => void download()}
      >
        {state.kind === "busy" ? "Preparando tu constancia…" : "Descarga tu constancia"}
      </Button>
      <p role="status">
        {state.kind === "file" &&
          "Constancia descargada. Si no la encuentras, abre esta página en tu navegador, fuera del chat."}
        {state.kind === "none" && state.text}{" "}
        {state.kind === "none" && state.chat && (
          <a className="text-link" href={chatLink(phone, HELP)}>
            Escríbenos y lo revisamos
          </a>
        )}
      </p>
    </div>
  );
}
