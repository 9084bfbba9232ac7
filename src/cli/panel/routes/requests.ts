import { z } from "zod";

/** Longer than any text that a form of the page sends. */
const text = z.string().max(500);
/** Keys of the questions that the person has answered with yes. */
const agreed = z.array(text).max(20);
const mode = z.enum(["merge", "replace"]);

/** The body of each call. */
export const requests = {
  enter: z.strictObject({ key: text }),
  compareList: z.strictObject({ id: text, mode }),
  saveList: z.strictObject({ id: text, mode, agreed }),
  search: z.strictObject({ wanted: text }),
  add: z.strictObject({ carnet: text, nombre: text, ticket: text, agreed }),
  correct: z.strictObject({ registered: text, carnet: text, nombre: text, ticket: text, agreed }),
  remove: z.strictObject({ carnet: text, agreed }),
  undo: z.strictObject({ agreed }),
  download: z.strictObject({ kind: z.enum(["xlsx", "csv", "asistencia", "plantilla"]) }),
};
