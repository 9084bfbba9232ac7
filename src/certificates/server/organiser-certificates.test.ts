import { expect, test } from "vitest";
import { signedIn } from "#app/server/testing/organiser.ts";
import { entry, eventId, northDoor } from "#app/store/testing/door-arrangement.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { standInCarnet } from "#people/model/carnet/kinds.ts";
import { saveList } from "#testing/save-list.ts";
import { certificateCalls } from "../model/organiser-calls.ts";
import * as under from "../testing/certificates-under-test.ts";

const { came, RELEASED, built, serverWith, ask, release, problem } = under;
under.setUpSite();

test("a name that cannot be printed whole is printed in no part, and organisers see it", async () => {
  await release();
  const named = { ...came, nombre: "Ana 漢" };
  const { store, app } = under.site;
  await store.restore({ ...(await contentsOf(store)), participants: [named] });
  expect((await ask()).json()).toMatchObject(problem("nombre-sin-imprimir"));
  const organiser = await signedIn(app);
  const shown = { nombre: named.nombre, unprintable: ["漢"] };
  expect(await under.holdersFor(organiser)).toMatchObject([shown]);
  const issued = await organiser.post(certificateCalls.issue, { isRenewal: false });
  expect(issued.json()).toEqual({ certificates: [] });
});

test("without the site's address nothing is released or issued, nor long before the event", async () => {
  const days = [{ from: RELEASED.desde + 61 * 86_400_000, name: "9 de mayo" }];
  const here = await serverWith({ certificates: async () => ({ ...built, site: null }) });
  const early = await serverWith({ edition: () => ({ days }) });
  for (const [{ app }, call, body, name] of [
    [here, certificateCalls.settings, RELEASED, "sin-direccion-publica"],
    [here, certificateCalls.issue, { isRenewal: false }, "sin-direccion-publica"],
    [early, certificateCalls.settings, RELEASED, "constancias-antes-de-tiempo"],
  ] as const) {
    const refused = await (await signedIn(app)).post(call, body);
    expect(refused.json()).toMatchObject(problem(name));
  }
  await release();
  expect((await ask(came, here)).json()).toMatchObject(problem("constancias-pendientes"));
});

test("an undone entry gives no certificate; a person to whom organisers grant one gets it", async () => {
  await release();
  const { store, app } = under.site;
  const undo = { kind: "undo", id: eventId(2), at: 2, entry: eventId(1) } as const;
  await store.door.record(northDoor, [undo]);
  expect((await ask()).statusCode).toBe(404);
  const organiser = await signedIn(app);
  const grant = { id: came.carnet, reason: "Ponente" };
  expect((await organiser.post(certificateCalls.grant, grant)).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask(under.absent)).json()).toMatchObject(problem("sin-constancia"));
  const granted = { carnet: came.carnet, entered: 0, grant: { reason: "Ponente" } };
  expect(await under.holdersFor(organiser)).toMatchObject([granted]);
  const [newest] = await store.journal.list(null, 1);
  expect(newest).toMatchObject({ kind: "grant-certificate", detail: "Ponente" });
});

test("others than participants get theirs from the organisers, each with the words of their kind", async () => {
  const carnet = standInCarnet("Sol Ixim", "ponente");
  const sol = { carnet, nombre: "Sol Ixim", numeroTicket: "900", tipo: "ponente" };
  const eva = { ...sol, carnet: "sin-eva", nombre: "Eva Paz", numeroTicket: "901", tipo: "equipo" };
  const { store, app } = under.site;
  await saveList(store, [{ ...sol, imparte: "Redes {horas}" }, eva]);
  await store.door.record(northDoor, [entry(2, carnet), entry(3, eva.carnet)]);
  expect((await ask(sol)).statusCode).toBe(400);
  const organiser = await signedIn(app);
  const textos = { equipo: "por ayudar en {evento}" };
  await organiser.post(certificateCalls.settings, { ...RELEASED, textos });
  const issue = async (id: string) => {
    const answer = await organiser.post(certificateCalls.issue, { isRenewal: false, id });
    return answer.json().certificates;
  };
  const [issued, ...others] = await issue(carnet);
  expect(others).toEqual([]);
  const words = "por haber impartido la conferencia «Redes {horas}» en";
  expect(issued?.wording?.texto).toContain(words);
  expect(await issue(eva.carnet)).toMatchObject([{ wording: { texto: textos.equipo } }]);
});

test("in an event of several days organisers choose how many are needed for a certificate; where no doors are used all on the list get one", async () => {
  const days = [0, 10, 20].map((from) => ({ from, name: `${from}` }));
  const other = await serverWith({ edition: () => ({ days }) });
  const organiser = await signedIn(other.app);
  const holders = () => under.holdersFor(organiser);
  await release();
  expect(await holders()).toMatchObject([{ entered: 1, isEntitled: true }]);
  await organiser.post(certificateCalls.settings, { ...RELEASED, dias: 2 });
  const [newest] = await under.site.store.journal.list(null, 1);
  expect(newest?.detail).toBe("quien entró al menos 2 días");
  expect((await ask(came, other)).json()).toMatchObject(problem("faltan-dias"));
  expect(await holders()).toMatchObject([{ entered: 1, isEntitled: false }]);
  await under.site.store.door.record(northDoor, [entry(2, came.carnet, { at: 11 })]);
  expect((await ask(came, other)).statusCode).toBe(200);
  expect(await holders()).toMatchObject([{ entered: 2, isEntitled: true }]);
  // More than there are, as for a former edition, are all.
  await organiser.post(certificateCalls.settings, { dias: 9 });
  expect(await holders()).toMatchObject([{ entered: 2, isEntitled: false }]);
  // They stay released.
  const [last] = await under.site.store.journal.list(null, 1);
  expect(last).toMatchObject({ kind: "change-certificates", detail: "quien entró los 3 días" });
  expect((await ask(under.absent, other)).json()).toMatchObject(problem("sin-constancia"));
  await organiser.post(certificateCalls.settings, { ...RELEASED, dias: 0 });
  expect((await ask(under.absent, other)).statusCode).toBe(200);
  const absent = { carnet: under.absent.carnet, entered: 0, isEntitled: true, grant: null };
  expect(await holders()).toContainEqual(expect.objectContaining(absent));
});
