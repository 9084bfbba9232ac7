import type { EditionContent } from "../../../../src/domain/edition/edition.ts";

/** The same content as our page; the build of the benchmark puts it in place of this name. */
declare const __EDITION__: EditionContent;
export const edition = __EDITION__;

/** Where the pictures are: the organisers' JPEGs as they are. */
export const photo = (file: string) => `/fotos/${file}`;

export const ticketLink = () => {
  const { telefono, mensaje } = edition.edicion.entradas;
  return `https://wa.me/${telefono.replace(/\D/g, "")}?text=${encodeURIComponent(mensaje)}`;
};
