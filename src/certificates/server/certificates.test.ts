import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { lookUp } from "#app/server/testing/app-under-test.ts";
import { signedIn } from "#app/server/testing/organiser.ts";
import { wording } from "#app/store/testing/arrangement.ts";
import { entry, northDoor } from "#app/store/testing/door-arrangement.ts";
import { saveList } from "#testing/save-list.ts";
import { CHECK_PAGE, certificatePath } from "../model/calls.ts";
import { certificateCalls } from "../model/organiser-calls.ts";
import * as under from "../testing/certificates-under-test.ts";
import { drawInThread } from "./drawn-certificates.ts";

const { came, absent, RELEASED, built, serverWith, ask, release, codeOn, problem } = under;
under.setUpSite();

const checked = async (code: string, { app } = under.site) =>
  (await app.inject({ url: `${CHECK_PAGE}/${encodeURIComponent(code)}` })).body;
const state = (name: string) => expect.stringContaining(`data-state="${name}"`);
const invented = { code: "K7QF-2M9X-4TRB-HW6C", carnet: came.carnet, nombre: came.nombre, wording };

test("a person who entered downloads a certificate once it is released, the same one each time", async () => {
  expect((await ask()).json()).toMatchObject(problem("constancias-pendientes"));
  await under.site.store.certificates.saveSettings({ ...RELEASED, desde: Date.now() + 3_600_000 });
  expect((await ask()).json()).toMatchObject({ from: expect.any(Number) });
  await release();
  const code = await codeOn(await ask());
  expect(await codeOn(await ask())).toBe(code);
  expect(await checked(code)).toContain(`data-state="valid">${came.nombre} ${code}`);
  expect(await checked(code)).not.toContain(came.carnet);
});

test("whose carnet lacks zeros on the list gets the certificate with the whole one", async () => {
  const short = { carnet: "2490-21-77", nombre: "Ana Sic", numeroTicket: "77" };
  await saveList(under.site.store, [...sampleParticipants, short]);
  await under.site.store.door.record(northDoor, [entry(2, short.carnet)]);
  await release();
  const answer = await ask({ ...short, carnet: "2490-21-000077" });
  expect(answer.headers["content-type"]).toBe("application/pdf");
});

test("a carnet alone, or with a wrong ticket, does not tell who came", async () => {
  await release();
  const alone = { method: "POST", url: certificatePath, payload: { carnet: came.carnet } } as const;
  expect((await under.site.app.inject(alone)).json()).toMatchObject(problem("falta-ticket"));
  const wrong = await ask({ ...came, numeroTicket: absent.numeroTicket });
  expect(wrong.json()).toMatchObject({ ...problem("sin-constancia"), status: 404 });
  for (const other of [absent, { ...absent, carnet: "2490-25-999999" }]) {
    expect((await ask(other)).json()).toEqual(wrong.json());
  }
});

test("a certificate stays as it was issued when texts, design and edition change; its PDF is kept", async () => {
  const { certificates, door } = under.site.store;
  await release();
  const first = await ask();
  const code = await codeOn(first);
  expect((await ask()).rawPayload).toEqual(first.rawPayload);
  await certificates.saveSettings({ ...RELEASED, titulo: "Diploma", horas: "40 horas" });
  const event = { ...built.event, numero: 14, evento: "XIV Feria", fecha: "9 de mayo" };
  const next = await serverWith({
    certificates: async () => ({ ...built, event }),
    edition: () => ({ days: [{ from: 61 * 86_400_000, name: "9 de mayo" }] }),
  });
  const again = await under.textOf(await ask(came, next));
  expect(again).toMatch(/CONSTANCIA.*XIII Feria.*4 de octubre.*8 horas/);
  expect(again).toContain(code);
  expect(await checked(code, next)).toContain("XIII Feria 4 de octubre 8 horas");

  await door.record(northDoor, [entry(2, came.carnet, { at: 2 * 86_400_000 })]);
  // The release was that of the former edition.
  expect((await ask(came, next)).json()).toMatchObject(problem("constancias-pendientes"));
  await certificates.saveSettings({ ...RELEASED, titulo: "Diploma", desde: Date.now() });
  expect(await under.textOf(await ask(came, next))).toMatch(/DIPLOMA.*XIV Feria/);
  expect(await checked(code)).toEqual(state("valid"));
});

test("who has the ticket gets the certificate when the address has used up its look-ups", async () => {
  await release();
  const crowded = await serverWith({ lookupsPerAddress: 1 });
  await lookUp(crowded.app, "2490-25-1");
  expect((await ask({ ...came, numeroTicket: "X" }, crowded)).statusCode).toBe(429);
  expect((await ask(came, crowded)).statusCode).toBe(200);
  for (let tries = 0; tries < 5; tries += 1) await ask({ ...came, numeroTicket: "X" }, crowded);
  expect((await ask(came, crowded)).statusCode).toBe(429);
});

test("a thread of its own draws the same certificate", async () => {
  await release();
  const threaded = await serverWith({ drawCertificate: drawInThread() });
  expect(await codeOn(await ask(came, threaded))).toMatch(/^\w{4}-/);
});

test("replaced, withdrawn and malformed codes are reported as such, and a name that was typed as one reaches no address", async () => {
  await release();
  const organiser = await signedIn(under.site.app);
  const code = await codeOn(await ask());
  for (const wrong of ["desconocido", "../../etc", "<b>"]) {
    expect(await checked(wrong)).toEqual(state("unknown"));
  }
  const typed = { url: CHECK_PAGE, query: { codigo: came.nombre } };
  const { headers } = await under.site.app.inject(typed);
  expect(headers.location).toBe(`${CHECK_PAGE}/desconocido`);
  const withdrawn = { code, reason: "No asistió" };
  expect((await organiser.post(certificateCalls.withdraw, withdrawn)).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(410);
  expect(await under.holdersFor(organiser)).toMatchObject([
    { withdrawn: { reason: "No asistió" } },
  ]);
  await organiser.post(certificateCalls.giveBack, { code });
  await under.site.store.certificates.issue([{ ...invented, nombre: "Otro <b>" }], 1);
  expect(await checked(code)).toEqual(state("replaced"));
  expect(await checked(invented.code)).toContain("Otro &#60;b&#62;");
  await organiser.post(certificateCalls.withdraw, withdrawn);
  expect(await checked(code)).toEqual(state("withdrawn"));
});

test("once letters of a name are corrected, the certificate with the former one is no longer valid", async () => {
  await release();
  const { store, app } = under.site;
  const code = await codeOn(await ask());
  const save = async (changes: object) => {
    await saveList(store, [{ ...came, ...changes }], "replace");
    return checked(code);
  };
  expect(await save({ nombre: came.nombre.toUpperCase() })).toEqual(state("valid"));
  expect(await save({ nombre: "Otro Nombre" })).toEqual(state("replaced"));
  expect(await under.holdersFor(await signedIn(app))).toMatchObject([
    { code: null, isOlder: false },
  ]);
  // Also that of a person whose carnet was corrected as well.
  const corrected = { carnet: "2490-21-5", personId: came.carnet };
  expect(await save({ ...corrected, nombre: "Otro" })).toEqual(state("replaced"));
  expect(await save(corrected)).toEqual(state("valid"));
});

test("checks are limited by address, and neither name nor carnet reaches the log", async () => {
  // The limit refills with time.
  vi.useFakeTimers({ toFake: ["performance"] });
  const { app, store, log } = under.site;
  await store.certificates.issue([invented], 1);
  const url = `${CHECK_PAGE}/${invented.code}`;
  const statuses = new Set<number>();
  for (let count = 0; count < 130; count += 1) statuses.add((await app.inject({ url })).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
  const logged = JSON.stringify(log());
  for (const hidden of [came.carnet, came.nombre]) expect(logged).not.toContain(hidden);
});
