import type { TextsAnswer } from "#edition/files/yaml/texts-calls.ts";

/** Where texts cannot be edited. */
export const nothingToEdit = {
  place: "none",
  steps: [
    "Quien administra el sitio le dice una sola vez dónde están los textos, y después se cambian aquí.",
    "Si el sitio se construye desde GitHub: cree ahí un token («fine-grained», solo de ese repositorio, con «Contents: Read and write») y póngalo en las variables TEXTS_TOKEN y TEXTS_REPOSITORY del sitio.",
    "Si el sitio está en un servidor propio: dele permiso de escribir en su carpeta, como dice «Texts» en docs/deploy.md.",
  ],
} as const satisfies TextsAnswer;
