import { registerRespaldar, registerRestaurar } from "./commands/backup/backups.ts";
import { registerImportar } from "./commands/importing.ts";
import { registerExportar } from "./commands/list-files.ts";
import type { Program } from "./program.ts";

export const participantes: Program = {
  name: "participantes",
  description: "La lista de participantes de la convención.",
  commands: [registerImportar, registerExportar, registerRespaldar, registerRestaurar],
};
