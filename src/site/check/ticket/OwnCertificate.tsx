import { useState } from "react";
import { certificatePath, certificateProblems } from "#certificates/model/calls.ts";
import { chatLink } from "#edition/model/chat-link.ts";
import { clockOf } from "#edition/model/phases/clock-times.ts";
import { call, postJson } from "#platform/browser/call.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { isRecord } from "#platform/calls/is-record.ts";
import { Button } from "#platform/ui/Button.tsx";
import { failureOf, failureTexts } from "../api-client.ts";
import styles from "./TicketTools.module.css";

interface OwnCertificateProps {
  readonly carnet: string;
  readonly numeroTicket: string;
  /** The organisers' chat. */
  readonly phone: string;
  /** `true` if the download is the main action below the ticket. */
  readonly leads?: boolean;
}

type CertificateOutcome =
  | { readonly kind: "file"; readonly file: File }
  /** With `chat`, only people can help. */
  | { readonly kind: "none"; readonly text: string; readonly chat: boolean };

const HELP = "¡Buen día! Asistí al evento y no puedo descargar mi constancia. ¿Me ayudan?";

/** A certificate is larger than a look-up's answer, and a phone's network may be slow. */
const DEADLINE_MS = 30_000;

/** Downloads a participant's certificate, or says why there is none yet. */
export function OwnCertificate({ carnet, numeroTicket, phone, leads }: OwnCertificateProps) {
  const [state, setState] = useState<{ readonly kind: "idle" | "busy" } | CertificateOutcome>({
    kind: "idle",
  });

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

async function fetchCertificate(owner: {
  readonly carnet: string;
  readonly numeroTicket: string;
}): Promise<CertificateOutcome> {
  const outcome = await call(certificatePath, {
    ...postJson(owner),
    open: (response) => response.blob(),
    // A captive portal's log-in page is not a certificate.
    read: (content) =>
      content instanceof Blob && content.type === "application/pdf" ? content : null,
    timeoutMs: DEADLINE_MS,
  });
  if (outcome.kind === "answered") {
    const file = new File([outcome.answer], "constancia.pdf", { type: "application/pdf" });
    return { kind: "file", file };
  }
  const problem = outcome.kind === "refused" && isRecord(outcome.problem) ? outcome.problem : {};
  const { notReleased, noCertificate, lacksDays, unprintable, withdrawn } = certificateProblems;
  if (problem.type === notReleased.type) return none(pending(problem.from), false);
  for (const { type, title } of [noCertificate, lacksDays, unprintable, withdrawn]) {
    if (problem.type === type) return none(title, true);
  }
  return none(failureTexts(failureOf(outcome)).join(" "), false);
}

function none(text: string, chat: boolean): CertificateOutcome {
  return { kind: "none", text, chat };
}

function pending(from: unknown): string {
  if (typeof from !== "number") {
    return `${certificateProblems.notReleased.title} Vuelve a probar en unos días.`;
  }
  const { longDate, time } = clockOf(from);
  return `Podrás descargar tu constancia desde el ${longDate}, ${time}.`;
}
