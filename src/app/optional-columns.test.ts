import { expect, test } from "vitest";
import { parseList } from "#people/files/parse-list.ts";
import { carnets } from "#testing/carnets.ts";

/* A column of people is a line in their table; here is what an optional one must survive; the stores' contract has the rest. */

const ana = {
  carnet: "2490-21-1",
  nombre: "Ana",
  numeroTicket: "1",
  correo: "ana@example.org",
};

test("a list without it leaves what people have", async () => {
  const list = Buffer.from("carnet,nombre,ticket\n2490-21-1,Ana,1\n");
  const registered = { people: new Map([[ana.carnet, ana]]), corrections: [] };
  const reading = await parseList(list, carnets, registered);
  expect(reading).toMatchObject({ participants: [ana] });
});
