import { registerLlave } from "../database/database-settings.ts";
import type { Program } from "../program.ts";
import { registerAbrir } from "./abrir.ts";
import { registerCerrar } from "./cerrar.ts";
import { registerLista } from "./lista.ts";

export const puerta: Program = {
  name: "puerta",
  description: "Las puertas del evento: sus enlaces, y quiénes entraron.",
  commands: [registerAbrir, registerCerrar, registerLista, registerLlave],
};
