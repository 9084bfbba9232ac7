import { registerRespaldar, registerRestaurar } from "#backup/server/backups.ts";
import { attendance } from "#door/model/attendance.ts";
import { wholeLog } from "#door/store/door-store.ts";
import { registerImportar } from "#people/cli/importing.ts";
import { registerExportar } from "#people/cli/list-files.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { Store } from "../store/store.ts";
import type { Program } from "./program.ts";

export const participantes = (carnets: CarnetRules): Program => ({
  name: "participantes",
  description: "La lista de participantes de la convención.",
  commands: [
    registerImportar(carnets, async ({ door }: Store) => {
      const { validEntries } = attendance(await wholeLog(door));
      return (carnet) => validEntries.has(carnet);
    }),
    registerExportar,
    registerRespaldar,
    registerRestaurar,
  ],
});
