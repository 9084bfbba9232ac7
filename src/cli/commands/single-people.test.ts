import { beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "../testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
  await organiser.registers(
    "2490-21-1,María José Pérez,T1",
    "2490-21-2,José Ángel Núñez,2",
    "2490-21-000300,Ana Paz,A-07",
  );
});

describe("agregar", () => {
  const adds = (...options: readonly string[]) => organiser.types("agregar", ...options);

  test("adds one person, whom deshacer takes away again", async () => {
    const seen = await adds("2490-22-5", "--nombre", " Eva  Xol", "--ticket", "9");
    expect(seen).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining("Se agregó a Eva Xol (carnet 2490-22-5, No. Ticket 9)."),
    });
    expect(await organiser.stored()).toContain("2490-22-5,Eva Xol,9");
    await organiser.types("deshacer", "--si");
    expect(await organiser.stored()).toHaveLength(3);
  });

  test.each([
    [
      "a registered carnet",
      ["2490-21-1", "--nombre", "Eva", "--ticket", "9"],
      /El carnet 2490-21-1 ya es de María José Pérez, ticket T1/,
    ],
    [
      "a ticket that is taken",
      ["2490-22-5", "--nombre", "Eva", "--ticket", "2"],
      /El ticket 2 ya es de José Ángel Núñez \(carnet 2490-21-2\)/,
    ],
    [
      "a name without letters",
      ["2490-22-5", "--nombre", "?", "--ticket", "9"],
      /no tiene ninguna letra[\s\S]*--si/,
    ],
    [
      "a ticket that is a name",
      ["2490-22-5", "--nombre", "9", "--ticket", "Eva Xol"],
      /parece el nombre[\s\S]*--si/,
    ],
    [
      "a carnet that is like another's",
      ["2490-21-001", "--nombre", "Eva", "--ticket", "9"],
      /solo se distingue por ceros.*María José/,
    ],
    [
      "another number for a carnet",
      ["201912345", "--nombre", "Eva", "--ticket", "9"],
      /empieza como un año/,
    ],
    [
      "an incomplete carnet",
      ["2490-21", "--nombre", "Eva", "--ticket", "9"],
      /no es un carnet completo/,
    ],
    ["no ticket", ["2490-22-5", "--nombre", "Eva"], /^Falta la opción «--ticket/],
    [
      "a broken name",
      ["2490-22-5", "--nombre", "NuÃ±ez", "--ticket", "9"],
      /El nombre «NuÃ±ez»: las tildes/,
    ],
  ])("refuses %s and says why", async (_, command, message) => {
    const seen = await adds(...command);
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringMatching(message) });
    expect(await organiser.stored()).toHaveLength(3);
  });

  test("takes doubtful data with --si", async () => {
    const seen = await adds("2490-22-5", "--nombre", "Eva 2", "--ticket", "9", "--si");
    expect(seen.exitCode).toBe(0);
  });
});

describe("corregir", () => {
  const corrects = (...options: readonly string[]) => organiser.types("corregir", ...options);

  test("changes what is given and keeps the rest", async () => {
    const seen = await corrects("2490212", "--nombre", "José Ángel Núñes");
    expect(seen.out).toContain(
      "2490-21-2, José Ángel Núñez, No. Ticket 2 → 2490-21-2, José Ángel Núñes, No. Ticket 2",
    );
    await corrects("2490-21-2", "--ticket", "22");
    expect(await organiser.stored()).toContain("2490-21-2,José Ángel Núñes,22");
  });

  test("changes a carnet, without adding or losing anyone, and can be undone", async () => {
    const seen = await corrects("2490-21-2", "--carnet", "2490-20-2");
    expect(seen.exitCode).toBe(0);
    const people = await organiser.stored();
    expect(people).toHaveLength(3);
    expect(people).toContain("2490-20-2,José Ángel Núñez,2");
    await organiser.types("deshacer", "--si");
    expect(await organiser.stored()).toContain("2490-21-2,José Ángel Núñez,2");
  });

  test.each([
    ["nothing to correct", ["2490-21-2"], /Diga qué corregir/],
    [
      "a carnet that is not on the list",
      ["2490-22-5", "--nombre", "Eva"],
      /No hay ningún participante con el carnet 2490-22-5/,
    ],
    ["a ticket that is taken", ["2490-21-2", "--ticket", "T1"], /El ticket T1 ya es de María José/],
    ["a carnet that is taken", ["2490-21-2", "--carnet", "2490-21-1"], /ya es de María José/],
    [
      "a carnet and a ticket that is taken",
      ["2490-21-2", "--carnet", "2490-21-9", "--ticket", "T1"],
      /El ticket T1 ya es/,
    ],
  ])("refuses %s", async (_, command, message) => {
    const before = await organiser.stored();
    expect(await corrects(...command)).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(message),
    });
    expect(await organiser.stored()).toEqual(before);
  });
});

describe("buscar", () => {
  test.each([
    ["maria perez", ["2490-21-1"]],
    ["JOSE", ["2490-21-1", "2490-21-2"]],
    ["nuñez", ["2490-21-2"]],
    ["t1", ["2490-21-1"]],
    ["a-7", ["2490-21-000300"]],
    ["2490-21-300", ["2490-21-000300"]],
    ["2", ["2490-21-2"]],
  ])("finds %j", async (wanted, carnets) => {
    const seen = await organiser.types("buscar", ...wanted.split(" "));
    expect(seen.exitCode).toBe(0);
    expect(seen.out.match(/2490-21-\d+/g)).toEqual(carnets.toSorted());
  });

  test("shows twenty of many, and how many others there are", async () => {
    const carnets = Array.from({ length: 25 }, (_, index) => `2490-22-${index + 1}`);
    await organiser.registers(...carnets.map((carnet, index) => `${carnet},Eva Xol,${index + 10}`));
    const { out } = await organiser.types("buscar", "eva");
    expect(out.match(/2490-22-\d+/g)).toHaveLength(20);
    expect(out).toMatch(/25 participantes:[\s\S]*…y 5 más\s+Escriba más del nombre/);
  });

  test("reports that no one is found", async () => {
    expect(await organiser.types("buscar", "Zoila")).toMatchObject({
      exitCode: 1,
      out: "",
      err: expect.stringContaining("«Zoila»"),
    });
  });
});
