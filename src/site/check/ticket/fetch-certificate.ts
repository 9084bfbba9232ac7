import { z } from "zod/mini";
import { certificatePath, certificateProblems } from "#certificates/model/certificate-calls.ts";
import { clockOf } from "#edition/model/phases/clock-times.ts";
import { call, postJson } from "#platform/browser/call.ts";
import { busyTexts, failureOf, type LookupFailure, retryText } from "../api-client.ts";

export type CertificateOutcome =
  | { readonly kind: "file"; readonly file: File }
  /** With `chat`, only people can help. */
  | { readonly kind: "none"; readonly text: string; readonly chat: boolean };

/** A certificate is larger than a look-up's answer, and a phone's network may be slow. */
const DEADLINE_MS = 30_000;

const failures: Record<LookupFailure, string> = {
  offline: "No tienes conexión a internet. Conéctate y presiona otra vez.",
  timeout:
    "Tu constancia no llegó en 30 segundos. Puede ser tu señal: presiona otra vez para intentarlo de nuevo.",
  ...busyTexts,
  unexpected: "No pudimos traer tu constancia. Presiona otra vez para intentarlo de nuevo.",
};

const refusalSchema = z.object({ type: z.string(), from: z.optional(z.int()) });

interface Owner {
  readonly carnet: string;
  readonly numeroTicket: string;
}

/** Fetches the certificate of a person as PDF, or why there is none. Never rejects. */
export async function fetchCertificate(owner: Owner): Promise<CertificateOutcome> {
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
  if (outcome.kind === "failed") return none(failures[outcome.reason]);
  const { response, problem } = outcome;
  const refusal = refusalSchema.safeParse(problem).data;
  const { notReleased, noCertificate, lacksDays, unprintable, withdrawn } = certificateProblems;
  if (refusal?.type === notReleased.type) return none(pending(refusal.from));
  for (const { type, title } of [noCertificate, lacksDays, unprintable, withdrawn]) {
    if (refusal?.type === type) return none(title, true);
  }
  const reason = failureOf(response.status);
  const retry = retryText(reason, Number(response.headers.get("retry-after")) || null);
  return none(`${failures[reason]} ${retry}`.trimEnd());
}

function none(text: string, chat = false): CertificateOutcome {
  return { kind: "none", text, chat };
}

function pending(from: number | undefined): string {
  if (from === undefined) {
    return `${certificateProblems.notReleased.title} Vuelve a probar en unos días.`;
  }
  const { longDate, time } = clockOf(from);
  return `Podrás descargar tu constancia desde el ${longDate}, ${time}.`;
}
