import { registerInvitar } from "./invite.ts";
import type { Program } from "./program.ts";
import { registerPagina } from "./serve-page.ts";

export const organizar: Program = {
  name: "organizar",
  description: "La página de quienes organizan, en esta computadora, e invitaciones a ella.",
  commands: [registerPagina, registerInvitar],
};
