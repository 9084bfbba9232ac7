import type { EditionContent } from "./edition.ts";

export type Network = NonNullable<EditionContent["edicion"]["redes"]>[number];

/** All networks, each link once. */
export function networksOf({
  contacto,
  redes = [],
}: Pick<EditionContent["edicion"], "contacto" | "redes">): readonly Network[] {
  const all = [...(contacto.red ? [contacto.red] : []), ...redes];
  return all.filter(({ enlace }, place) => all.findIndex((one) => one.enlace === enlace) === place);
}
