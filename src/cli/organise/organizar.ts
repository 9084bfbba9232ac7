import type { Program } from "../program.ts";
import { registerInvitar } from "./invitar.ts";
import { registerPagina } from "./pagina.ts";

export const organizar: Program = {
  name: "organizar",
  description: "La página de quienes organizan, en esta computadora, e invitaciones a ella.",
  commands: [registerPagina, registerInvitar],
};
