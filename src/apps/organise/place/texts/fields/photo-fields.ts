import type { Entries, Field } from "./field.ts";
import { textOf } from "./field.ts";

/** The fields of a photo beside the photo itself. */
export const describedAs: Field = {
  name: "alt",
  kind: "line",
  label: "Qué se ve en la foto",
  help: "Para quien no puede verla.",
};
export const caption: Field = {
  name: "leyenda",
  kind: "line",
  label: "Texto bajo la foto",
  optional: true,
};

/** The photos of a gallery; each entry is a photo's block. */
export const photoEntries: Entries = {
  one: "una foto",
  add: "Agregar fotos",
  remove: "Quitar esta foto",
  picture: "archivo",
  title: (photo) => textOf(photo, "leyenda") || textOf(photo, "alt"),
  fields: [{ name: "", kind: "photo", label: "Foto" }, describedAs, caption],
};
