import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { Observable } from "#platform/browser/observable.ts";
import { CallError } from "#platform/calls/call-error.ts";
import { send } from "#platform/calls/send.ts";
import { nameList } from "#platform/text/name-list.ts";
import type { CertificateSettings } from "../model/certificate.ts";
import { certificateCalls, type SettingsRequest, settingNames } from "../model/organiser-calls.ts";

type Draft = Partial<CertificateSettings>;

/** The unsaved changes. They are kept outside of React, so that they survive opening another part of the page. */
export const draft = new Observable<Draft>({});
/** The saved design, as far as this organiser knows. */
let known: SettingsRequest = {};
askBeforeLeaving(() => Object.keys(draft.get()).length > 0);

/** Changes fields in the draft; `saved` is the design that this organiser sees below it. */
export function changeDesign(saved: CertificateSettings, fields: Draft): void {
  const changed = draft.get();
  if (Object.keys(changed).length === 0) known = saved;
  draft.set({ ...changed, ...fields });
}

/** Drops the saved fields from the draft, except those that were changed again while they were being saved. */
export function forgetSaved(saved: SettingsRequest): void {
  const left = { ...draft.get() };
  for (const name of settingNames) if (left[name] === saved[name]) delete left[name];
  draft.set(left);
}

/** The fields that «Diseño» changes. */
const words: Readonly<Partial<Record<keyof CertificateSettings, string>>> = {
  titulo: "el título",
  texto: "el texto",
  textos: "los demás textos",
  horas: "la duración",
  papel: "el papel",
  firmantes: "quienes firman",
  logos: "los logos",
  fondo: "el fondo",
};

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Rejects once if another organiser has saved something else in these fields; the next attempt replaces it. */
export async function saveDesign(changed: SettingsRequest) {
  const { settings } = await send(certificateCalls.all);
  // An earlier attempt, whose answer was lost, may have saved these values already.
  const isUnseen = (name: keyof CertificateSettings) =>
    name in changed && ![known, changed].some((seen) => isEqual(settings[name], seen[name]));
  const unseen = settingNames.filter(isUnseen).flatMap((name) => words[name] ?? []);
  known = settings;
  if (unseen.length > 0) {
    throw new CallError(
      "/problemas/diseno-cambiado",
      `Otra persona guardó mientras tanto ${nameList(unseen)}. Véalo en otra pestaña: si usted guarda otra vez, queda lo suyo.`,
    );
  }
  await send(certificateCalls.settings, changed);
  known = { ...settings, ...changed };
}
