import { expect, test } from "vitest";
import { organiserPaths } from "../../domain/organisers/calls.ts";
import { contentsOf } from "../../store/port/contents-of.ts";
import { saveList } from "../../testing/save-list.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { entryOf, openDoor, sync } from "../testing/door-under-test.ts";
import { inventedList } from "../testing/invented-list.ts";
import { organiserOfList, organisersUnderTest, signedIn } from "./testing/organiser.ts";

const { people, history } = organiserPaths;
const [ana, diego] = sampleParticipants;
const nueva = { carnet: "2490-25-77", nombre: "Nueva Persona", numeroTicket: "N-77" };

test("the list comes as columns with those who entered, and again only when it has changed", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const secret = await openDoor(store);
  await sync(app, secret, { events: [entryOf(diego.carnet, Date.now() - 1000)] });
  const answer = await browser.get(people);
  const { carnet, nombre, numeroTicket, entered, version } = answer.json();
  const rows = carnet.map((each: string, row: number) => ({
    carnet: each,
    nombre: nombre[row],
    numeroTicket: numeroTicket[row],
  }));
  expect(rows).toEqual(await store.participants());
  expect(version).toBe(await store.door.listVersion());
  expect(entered).toEqual([[carnet.indexOf(diego.carnet), expect.any(Number), "Entrada norte"]]);
  const known = { "if-none-match": String(answer.headers.etag) };
  const again = await browser.get(people, known);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  expect((await browser.get(people, known)).json().entered).toHaveLength(2);
});

test("a log of several pages is followed to its end", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  await openDoor(store);
  const door = { name: "Entrada norte", isRehearsal: false };
  const list = inventedList(1200);
  await saveList(store, list);
  await store.door.record(
    door,
    list.map(({ carnet }) => entryOf(carnet)),
  );
  expect((await browser.get(people)).json().entered).toHaveLength(1200);
  await store.door.record(door, [entryOf(ana.carnet)]);
  expect((await browser.get(people)).json().entered).toHaveLength(1201);
});

test("the log holds no carnet, name, ticket or secret of a call", async () => {
  const { app, store, log } = await organisersUnderTest({ logLevel: "trace" });
  const { add, send, post, cookie } = await organiserOfList(app, "Nombre De Organizadora");
  await add(nueva);
  await add({ ...nueva, carnet: "2490-2" });
  await post(history, { carnet: nueva.carnet });
  await send([{ before: ana, after: { ...ana, nombre: "x".repeat(300) } }]);
  const invited = (await post(organiserPaths.invite, { name: "Otra Persona" })).json();
  await post(organiserPaths.openDoor, {
    name: "Puerta X",
    validUntil: Date.now() + 60_000,
    isRehearsal: false,
  });
  const { doors } = await contentsOf(store);
  const written = JSON.stringify(log());
  const [, secret = ""] = cookie.split("=");
  const hidden = [
    nueva.carnet,
    nueva.nombre,
    nueva.numeroTicket,
    ana.nombre,
    secret,
    invited.secret,
  ];
  for (const text of [...hidden, "Nombre De", "Otra Persona", doors[0]?.secretHash ?? ""]) {
    expect(written).not.toContain(text);
  }
});
