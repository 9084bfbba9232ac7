import type { Folders } from "../../content/folders.ts";
import { readPublishSettings } from "../../content/publish-settings.ts";
import type { ProgressAnswer } from "../../content/texts/texts-calls.ts";
import { failed, queuedDelivery } from "../texts/queued-delivery.ts";
import type { Delivery } from "../texts/texts-store.ts";
import { NotPublished } from "./not-published.ts";
import { type PublishContext, publish } from "./publish.ts";
import { publishingFrom } from "./publishing-from.ts";

const SAVED = "Los textos quedaron guardados en esta computadora.";

/** Publishes the texts of the organiser's own computer, as `npm run publicar` does. */
export function publishDelivery(
  folders: Folders,
  onError: (error: unknown) => void,
  context: Omit<PublishContext, "say" | "ask"> = publishingFrom(folders, "ignore"),
): Delivery {
  async function deliver(summary: string): Promise<ProgressAnswer> {
    if ((await readPublishSettings(context.settingsPath)) === null) {
      return failed(
        `${SAVED} No se sabe dónde se publica el sitio.`,
        "Escriba una vez «npm run publicar» en la terminal: lo pregunta y lo anota.",
      );
    }
    const silent = { ...context, say: () => {}, ask: async () => null };
    const publication = await publish(silent, { guardar: true, summary });
    if (publication.outcome === "seen") return { state: "live", at: Date.now() };
    const { why } = publication;
    return why instanceof NotPublished
      ? failed(why.reason, why.remedy)
      : failed(why.message, "Después publique otra vez.");
  }
  return queuedDelivery({ deliver, onError });
}
