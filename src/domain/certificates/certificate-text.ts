/** The facts about the event that a certificate contains. */
export interface CertificateEvent {
  /** `XIII Convención de …`. */
  readonly evento: string;
  /** `4 de octubre de 2025`. */
  readonly fecha: string;
}

/** Puts the values in place of `{nombre}`, `{evento}`, `{fecha}` and `{horas}`. */
export function certificateText(
  text: string,
  values: CertificateEvent & { readonly nombre: string; readonly horas: string },
): string {
  return text.replace(/\{(nombre|evento|fecha|horas)\}/g, (whole, name) =>
    name in values ? values[name as keyof typeof values] : whole,
  );
}
