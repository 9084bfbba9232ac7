import { registerRespaldar, registerRestaurar } from "./commands/backup/backups.ts";
import { registerImportar } from "./commands/importing.ts";
import { registerAsistencia, registerExportar } from "./commands/list-files.ts";
import { registerQuitar } from "./commands/removing.ts";
import { registerBuscar, registerContar } from "./commands/searching.ts";
import { registerDeshacer } from "./commands/undoing.ts";
import { registerLlave } from "./database/database-settings.ts";
import type { Program } from "./program.ts";

export const participantes: Program = {
  name: "participantes",
  description: "La lista de participantes de la convención.",
  commands: [
    registerImportar,
    registerExportar,
    registerBuscar,
    registerQuitar,
    registerDeshacer,
    registerRespaldar,
    registerRestaurar,
    registerContar,
    registerAsistencia,
    registerLlave,
  ],
};
