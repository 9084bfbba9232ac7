import {
  checkedSettings,
  type PublishSettings,
  publishPlaces,
  readPublishSettings,
  writePublishSettings,
} from "../../content/publish-settings.ts";
import type { Observer } from "./look.ts";

export interface PublishOptions {
  readonly lugar?: string;
  readonly direccion?: string;
  /** Stores the given settings; if a push publishes, commits the content first. */
  readonly guardar?: boolean;
  readonly simular?: boolean;
  /** The commit's message. */
  readonly summary?: string;
}

export interface Asking extends Pick<Observer, "say"> {
  readonly settingsPath: string;
  /** Asks for a line; `null` without a terminal. */
  readonly ask: (question: string) => Promise<string | null>;
}

/**
 * The host: from the options, the settings file, or an answer. Rejects with `UserError` if none
 * names it.
 */
export async function whereTo(context: Asking, options: PublishOptions): Promise<PublishSettings> {
  const { settingsPath, ask, say } = context;
  const saved = await readPublishSettings(settingsPath);
  const given = { lugar: options.lugar, direccion: options.direccion };
  if (given.lugar === undefined && given.direccion === undefined && saved !== null) return saved;
  const settings = checkedSettings({
    lugar:
      given.lugar ??
      saved?.place ??
      (await ask(`¿Dónde se publica, ${publishPlaces.join(" o ")}?`)),
    direccion: given.direccion ?? saved?.siteUrl ?? (await ask("¿Con qué dirección, https://…?")),
  });
  const isNew = saved?.place !== settings.place || saved.siteUrl !== settings.siteUrl;
  if ((saved === null || (isNew && options.guardar === true)) && options.simular !== true) {
    await writePublishSettings(settingsPath, settings);
    say(`Quedó anotado en ${settingsPath}; la próxima vez no se pregunta.`);
  }
  return settings;
}
