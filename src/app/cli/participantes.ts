import { registerRespaldar, registerRestaurar } from "#backup/cli/backups.ts";
import { registerImportar } from "#people/cli/importing.ts";
import { registerExportar } from "#people/cli/list-files.ts";
import type { Program } from "./program.ts";

export const participantes: Program = {
  name: "participantes",
  description: "La lista de participantes de la convención.",
  commands: [registerImportar, registerExportar, registerRespaldar, registerRestaurar],
};
