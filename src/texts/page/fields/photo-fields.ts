import { type Entries, type Field, optional, required, textOf } from "./field.ts";

/** The fields of a photo beside the photo itself. */
export const describedAs: Field = required(
  "line",
  "alt",
  "Qué se ve en la foto",
  "Para quien no puede verla.",
);
export const caption: Field = optional("line", "leyenda", "Texto bajo la foto");

/** The photos of a gallery; each entry is a photo's block. */
export const photoEntries: Entries = {
  one: "una foto",
  picture: "archivo",
  title: (photo) => textOf(photo, "leyenda") || textOf(photo, "alt"),
  fields: [required("photo", "", "Foto"), describedAs, caption],
};
