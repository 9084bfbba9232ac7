import { expect, test } from "vitest";
import { parseList } from "#people/files/parse-list.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { listOf } from "#people/page/list.ts";
import { carnets } from "#testing/carnets.ts";
import { saveList } from "#testing/save-list.ts";
import { organisersUnderTest, signedIn } from "./server/testing/organiser.ts";

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

test("organisers see it, and a change of it alone is saved", async () => {
  const { app, store } = await organisersUnderTest();
  await saveList(store, [ana], "replace");
  const browser = await signedIn(app);
  const list = listOf((await browser.get(listCalls.people)).json());
  expect(list.people).toEqual([ana]);
  const after = { ...ana, correo: "ana@convencion.test" };
  const changes = [{ before: ana, after }];
  const request = { version: list.version, kind: "correct", undoes: null, changes };
  expect((await browser.post(listCalls.change, request)).statusCode).toBe(200);
  expect(await store.participants()).toEqual([after]);
});
