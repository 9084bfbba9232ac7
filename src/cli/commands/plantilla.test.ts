import { writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "../testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

describe("plantilla", () => {
  test.each(["plantilla.csv", "plantilla.xlsx"])(
    "writes %s, which is imported once its examples are accepted",
    async (name) => {
      const written = await organiser.types("plantilla", organiser.path(`carpeta-nueva/${name}`));
      expect(written).toMatchObject({ exitCode: 0, err: "" });
      const seen = await organiser.types(
        "importar",
        organiser.path(`carpeta-nueva/${name}`),
        "--si",
      );
      expect(seen).toMatchObject({ exitCode: 0, out: expect.stringMatching(/Nuevos +3/) });
      expect((await organiser.types("buscar", "0000001")).out).toContain("Íñigo Ejemplo Núñez");
    },
  );

  test("overwrites nothing and knows what it cannot write", async () => {
    await writeFile(organiser.path("mia.csv"), "mía");
    expect(await organiser.types("plantilla", organiser.path("mia.csv"))).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/Ya existe.*Elija otro nombre\.$/m),
    });
    expect(await organiser.types("plantilla", organiser.path("mia.ods"))).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(".csv o .xlsx"),
    });
  });
});

describe("exportar to XLSX", () => {
  test("gives back exactly what was stored, formulas and zeros as text", async () => {
    const list = "carnet,nombre,numeroTicket\n0090-21-1,=1+1,0042\n2490-12-7,''=x,+5\n";
    await writeFile(organiser.path("lista.csv"), list);
    await organiser.types("importar", organiser.path("lista.csv"), "--si");
    await organiser.types("exportar", organiser.path("salida.xlsx"));
    const back = await organiser.types(
      "importar",
      organiser.path("salida.xlsx"),
      "--reemplazar",
      "--si",
    );
    expect(back.out).toMatch(/Nuevos +0\n +Cambiados +0\n +Sin cambios +2\n +Quitados +0/);
  });
});
