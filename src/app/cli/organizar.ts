import { registerInvitar } from "./invitar.ts";
import { registerPagina } from "./pagina.ts";
import type { Program } from "./program.ts";

export const organizar: Program = {
  name: "organizar",
  description: "La página de quienes organizan, en esta computadora, e invitaciones a ella.",
  commands: [registerPagina, registerInvitar],
};
