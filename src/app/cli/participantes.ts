import { registerRespaldar, registerRestaurar } from "#backup/cli/backups.ts";
import { registerImportar } from "#people/cli/importing.ts";
import { registerExportar } from "#people/cli/list-files.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { Program } from "./program.ts";

export const participantes = (carnets: CarnetRules): Program => ({
  name: "participantes",
  description: "La lista de participantes de la convención.",
  commands: [
    registerImportar(carnets),
    registerExportar,
    registerRespaldar,
    registerRestaurar(carnets),
  ],
});
