import Database from "better-sqlite3";
import { beforeEach, describe, expect, test } from "vitest";
import { changeLines } from "../../operations/doors/set-aside.ts";
import { openStore } from "../../store/open-store.ts";
import {
  type DoorOrganiser,
  newDoorOrganiser,
  north,
  now,
  south,
} from "../testing/door-organiser.ts";
import { ana, eva, luz } from "../testing/organiser.ts";

const minute = 60_000;

let organiser: DoorOrganiser;
beforeEach(async () => {
  organiser = await newDoorOrganiser(ana, luz, eva);
});

describe("lista", () => {
  test("shows each door with its contact and count, the duplicates, and entries every five minutes", async () => {
    await organiser.opens(north);
    await organiser.opens(south, "--hasta", "9:00");
    const [first, second, third] = ["2490-21-1", "2490-21-2", "2490-21-3"];
    await organiser.letsIn(north, first, now);
    await organiser.letsIn(north, second, now + minute);
    await organiser.letsIn(south, third, now + 17 * minute);
    await organiser.letsIn(south, first, now + 2 * minute);
    const store = await openStore(organiser.databaseUrl);
    await store.door.noteContact(north, now + 88 * minute);
    await store.close();
    const seen = await organiser.atDoors({ now: now + 91 * minute }, "lista");
    expect(seen).toEqual({
      exitCode: 0,
      err: "",
      out: [
        "Entrada norte: 2 entradas",
        "  abierta hasta el 2025-10-05 06:00; último contacto hace 3 min",
        "Entrada sur: 1 entrada",
        "  venció el 2025-10-04 09:00; ningún teléfono se ha conectado",
        "En total: 3 personas entraron; hay 3 participantes en la lista.",
        "1 entrada doble:",
        "  2490-21-1: entró a las 07:30:00 por Entrada norte; otra vez a las 07:32:00 por Entrada sur",
        "Entradas cada cinco minutos:",
        "  2025-10-04",
        `  07:30  ${"█".repeat(40)} 2`,
        "   ⋮",
        `  07:45  ${"█".repeat(20)} 1`,
        "",
      ].join("\n"),
    });
  });

  test("shows corrected names, and how much was set aside", async () => {
    await organiser.opens(north);
    await organiser.opens(south);
    await organiser.letsIn(north, "2490-21-1", now);
    await organiser.renames(north, "2490-21-1", now, "Otra");
    await organiser.letsIn(south, "2490-21-2", now);
    expect((await organiser.atDoors({ now }, "lista")).out).toContain(
      "  2490-21-1: «Ana», ahora «Otra», a las 07:30:00 por Entrada norte\n",
    );
    const store = await openStore(organiser.databaseUrl);
    await changeLines(store, north, "aside");
    await store.close();
    const list = await organiser.atDoors({ now }, "lista");
    expect(list.out).toContain("  2 registros apartados\n");
    expect(list.out).toContain("En total: 1 persona entró");
  });

  test("counts what cannot be read, and so does a backup", async () => {
    await organiser.opens(north);
    await organiser.letsIn(north, "2490-21-1", now);
    await organiser.letsIn(north, "2490-21-2", now);
    const database = new Database(organiser.path("convencion.db"));
    database.exec("UPDATE entradas SET id = 'a' WHERE carnet = '2490-21-1'");
    database.close();
    const seen = await organiser.atDoors({ now }, "lista");
    expect(seen).toMatchObject({ exitCode: 0, err: "" });
    expect(seen.out).toContain("En total: 1 persona entró");
    expect(seen.out).toContain("No se pueden leer 1 registro de las puertas");
    const backup = await organiser.types("respaldar", organiser.path("r"));
    expect(backup.out).toContain("No se pueden leer 1 registro de las puertas");
  });

  test("without a door says how one is opened", async () => {
    const seen = await organiser.atDoors({ now }, "lista");
    expect(seen.out).toContain("No se ha abierto ninguna puerta.");
    expect(seen.out).toContain("0 personas entraron");
  });
});
