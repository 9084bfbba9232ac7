import type { PublishSettings } from "../../content/publish-settings.ts";
import { apiPaths } from "../../domain/calls/api.ts";
import { amount } from "../../domain/text/amount.ts";
import { deployments } from "./deployments.ts";
import { NotPublished } from "./not-published.ts";

/** Dependencies of the check of a published page. */
export interface Observer {
  /** Receives what is being done, in Spanish. */
  readonly say: (line: string, tone?: "green" | "yellow") => void;
  /** The page at a URL, or `null` while there is no answer. */
  readonly look: (address: string) => Promise<string | null>;
  readonly wait: (ms: number) => Promise<void>;
}

const LOOK_EVERY_MS = 5000;

/** Waits until the URL shows the built page; rejects with `NotPublished` if it does not. */
export async function lookAt(
  { say, look, wait }: Observer,
  { siteUrl, place }: PublishSettings,
  page: string,
): Promise<void> {
  const { waitMs, progressPlace } = deployments[place];
  const minutes = Math.ceil(waitMs / 60_000);
  say(
    `Enviado. Ahora se mira si la página lo muestra; puede tardar hasta ${amount(minutes, "minuto", "minutos")}…`,
  );
  let shown: string | null = null;
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    shown = await look(`${siteUrl}/`);
    if (shown !== null && textOf(shown) === textOf(page)) {
      say(`Listo: ${siteUrl} muestra lo nuevo.`, "green");
      return;
    }
    if (waited >= waitMs) break;
    await wait(LOOK_EVERY_MS);
  }
  throw shown === null
    ? new NotPublished(
        `${siteUrl} no responde todavía.`,
        `Ábrala en unos minutos; si sigue así, revise la dirección y lo que dice ${progressPlace}.`,
        "unseen",
      )
    : new NotPublished(
        `${siteUrl} responde, pero todavía muestra otra versión.`,
        `Ábrala en unos minutos; si sigue así, revise si la publicación terminó: ${progressPlace}.`,
        "unseen",
      );
}

/** Checks that the calls and their database answer, if the host has them. */
export async function lookAtCalls({ say, look }: Observer, { siteUrl, place }: PublishSettings) {
  const { callsSettings } = deployments[place];
  if (callsSettings === null) return;
  const address = siteUrl + apiPaths.ready;
  if ((await look(address)) === null) {
    const reason = `La página está, pero el registro no responde en ${address}.`;
    throw new NotPublished(reason, `Revise ${callsSettings}.`, "unseen");
  }
  say("El registro y las visitas responden.", "green");
}

/** The text of a page, without file names, which another machine may hash differently. */
function textOf(page: string): string {
  return page
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
