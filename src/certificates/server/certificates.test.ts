import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeEach, expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { type AppUnderTest, appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { key, signedIn } from "#app/server/testing/organiser.ts";
import { wording } from "#app/store/testing/arrangement.ts";
import { entry, eventId, northDoor } from "#app/store/testing/door-arrangement.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { certificateFonts, lettersOf } from "#bundling/certificate-fonts.ts";
import { standInCarnet } from "#people/model/carnet/kinds.ts";
import { saveList } from "#testing/save-list.ts";
import { usualSettings } from "../model/certificate.ts";
import { CHECK_PAGE, certificatePath } from "../model/certificate-calls.ts";
import { certificateCalls } from "../model/organisers-certificate-calls.ts";
import { inventedCertificates } from "../testing/invented-certificates.ts";
import { drawInThread } from "./drawn-certificates.ts";

const [came, absent] = sampleParticipants;
const RELEASED = { ...usualSettings, desde: 1000 };

const files = await certificateFonts();
const fonts = Object.fromEntries(
  Object.entries(files).map(([name, font]) => [name, Buffer.from(font).toString("base64")]),
);
const built = { ...inventedCertificates, letters: lettersOf(files), fonts };

let site: AppUnderTest;
beforeEach(async () => {
  site = await appUnderTest({ certificates: async () => built, organisersKey: key });
  await site.store.door.record(northDoor, [entry(1, came.carnet)]);
});

/** Another server on the same database. */
const serverWith = (options: Parameters<typeof appUnderTest>[0]) =>
  appUnderTest({
    certificates: async () => built,
    organisersKey: key,
    wrap: () => site.store,
    ...options,
  });

type Owner = { readonly carnet: string; readonly numeroTicket: string };
const ask = ({ carnet, numeroTicket }: Owner = came, { app } = site) =>
  app.inject({ method: "POST", url: certificatePath, payload: { carnet, numeroTicket } });
const check = (code: string) => site.app.inject({ url: `${CHECK_PAGE}/${code}` });
const release = () => site.store.certificates.saveSettings(RELEASED);

type Answer = Awaited<ReturnType<typeof ask>>;

async function holdersFor(organiser: Awaited<ReturnType<typeof signedIn>>) {
  const answer = (await organiser.get(certificateCalls.all)).json();
  expect(certificateCalls.all.answer.parse(answer)).toEqual(answer);
  return answer.holders;
}

/** The text of the PDF that an answer contains. */
async function textOf(answer: Answer): Promise<string> {
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const document = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
    .promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

/** The code on the PDF that an answer contains. */
async function codeOn(answer: Answer): Promise<string> {
  const text = await textOf(answer);
  expect(text).toContain(came.nombre);
  return /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? "";
}

test("a person who entered downloads a certificate once it is released, the same one each time", async () => {
  expect((await ask()).json()).toMatchObject({
    type: "/problemas/constancias-pendientes",
  });
  await site.store.certificates.saveSettings({ ...RELEASED, desde: Date.now() + 60_000 });
  expect((await ask()).json()).toMatchObject({ from: expect.any(Number) });
  await release();
  const code = await codeOn(await ask());
  expect(await codeOn(await ask())).toBe(code);
  const valid = await check(code);
  expect(valid.statusCode).toBe(200);
  expect(valid.body).toContain(`data-state="valid">${came.nombre} ${code}`);
  expect(valid.body).not.toContain(came.carnet);
});

test("whose carnet lacks zeros on the list gets the certificate with the whole one", async () => {
  const short = { carnet: "2490-21-77", nombre: "Ana Sic", numeroTicket: "77" };
  await saveList(site.store, [...sampleParticipants, short]);
  await site.store.door.record(northDoor, [entry(2, short.carnet)]);
  await release();
  const answer = await ask({ ...short, carnet: "2490-21-000077" });
  expect(answer.headers["content-type"]).toBe("application/pdf");
});

test("a carnet alone, or with a wrong ticket, does not tell who came", async () => {
  await release();
  const alone = { method: "POST", url: certificatePath, payload: { carnet: came.carnet } } as const;
  expect((await site.app.inject(alone)).json()).toMatchObject({ type: "/problemas/falta-ticket" });
  const wrong = await ask({ ...came, numeroTicket: absent.numeroTicket });
  expect(wrong.json()).toMatchObject({ type: "/problemas/sin-constancia", status: 404 });
  for (const other of [absent, { ...absent, carnet: "2490-25-999999" }]) {
    expect((await ask(other)).json()).toEqual(wrong.json());
  }
});

test("a certificate stays as it was issued when texts, design and edition change; its PDF is kept", async () => {
  await release();
  const first = await ask();
  const code = await codeOn(first);
  expect((await ask()).rawPayload).toEqual(first.rawPayload);
  await site.store.certificates.saveSettings({ ...RELEASED, titulo: "Diploma", horas: "40 horas" });
  const event = { ...built.event, numero: 14, evento: "XIV Feria", fecha: "9 de mayo" };
  const next = await serverWith({
    certificates: async () => ({ ...built, event }),
    edition: () => ({ days: [{ from: 61 * 86_400_000, name: "9 de mayo" }] }),
  });
  const again = await ask(came, next);
  expect(await codeOn(again)).toBe(code);
  expect(await textOf(again)).toMatch(/CONSTANCIA.*XIII Feria.*4 de octubre.*8 horas/);
  const checked = await next.app.inject({ url: `${CHECK_PAGE}/${code}` });
  expect(checked.body).toContain("XIII Feria 4 de octubre 8 horas");
  expect(checked.headers["cache-control"]).toMatch("no-store");

  await site.store.door.record(northDoor, [entry(2, came.carnet, 2 * 86_400_000)]);
  // The release was that of the former edition.
  expect((await ask(came, next)).json()).toMatchObject({
    type: "/problemas/constancias-pendientes",
  });
  const desde = Date.now();
  await site.store.certificates.saveSettings({ ...RELEASED, titulo: "Diploma", desde });
  expect(await textOf(await ask(came, next))).toMatch(/DIPLOMA.*XIV Feria/);
  expect((await check(code)).body).toContain('data-state="valid"');
});

test("a name that cannot be printed whole is printed in no part, and organisers see it", async () => {
  await release();
  const named = { ...came, nombre: "Ana 漢" };
  await site.store.restore({ ...(await contentsOf(site.store)), participants: [named] });
  expect((await ask()).json()).toMatchObject({ type: "/problemas/nombre-sin-imprimir" });
  const organiser = await signedIn(site.app);
  expect(await holdersFor(organiser)).toMatchObject([
    { nombre: named.nombre, unprintable: ["漢"] },
  ]);
  const issued = await organiser.post(certificateCalls.issue, { isRenewal: false });
  expect(issued.json()).toEqual({ certificates: [] });
});

test("without the site's address nothing is released or issued, whatever name the server is called by", async () => {
  const here = await serverWith({ certificates: async () => ({ ...built, site: null }) });
  const organiser = await signedIn(here.app);
  for (const [call, body] of [
    [certificateCalls.settings, RELEASED],
    [certificateCalls.issue, { isRenewal: false }],
  ] as const) {
    const refused = await organiser.post(call, body);
    expect(refused.json()).toMatchObject({ type: "/problemas/sin-direccion-publica" });
  }
  await release();
  expect((await ask(came, here)).json()).toMatchObject({
    type: "/problemas/constancias-pendientes",
  });
});

test("certificates are not released long before the event, when nobody would get one", async () => {
  const early = await serverWith({
    edition: () => ({ days: [{ from: RELEASED.desde + 61 * 86_400_000, name: "9 de mayo" }] }),
  });
  const organiser = await signedIn(early.app);
  const refused = await organiser.post(certificateCalls.settings, RELEASED);
  expect(refused.json()).toMatchObject({ type: "/problemas/constancias-antes-de-tiempo" });
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

test("an undone entry gives no certificate; a person to whom organisers grant one gets it", async () => {
  await release();
  await site.store.door.record(northDoor, [
    { kind: "undo", id: eventId(2), at: 2, entry: eventId(1) },
  ]);
  expect((await ask()).statusCode).toBe(404);
  const organiser = await signedIn(site.app);
  const grant = { id: came.carnet, reason: "Ponente" };
  expect((await organiser.post(certificateCalls.grant, grant)).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  expect(await holdersFor(organiser)).toMatchObject([
    { carnet: came.carnet, entered: 0, grant: { reason: "Ponente" } },
  ]);
  const [newest] = await site.store.journal.list(null, 1);
  expect(newest).toMatchObject({ kind: "grant-certificate", detail: "Ponente" });
});

test("a speaker without a carnet gets one with the talk from the organisers, and the code says what it says", async () => {
  const carnet = standInCarnet("Sol Ixim", "ponente");
  const sol = { carnet, nombre: "Sol Ixim", numeroTicket: "900", tipo: "ponente" };
  const eva = { ...sol, carnet: "sin-eva", nombre: "Eva Paz", numeroTicket: "901", tipo: "equipo" };
  await saveList(site.store, [{ ...sol, imparte: "Redes {horas}" }, eva]);
  await site.store.door.record(northDoor, [entry(2, carnet), entry(3, eva.carnet)]);
  await release();
  expect((await ask(sol)).statusCode).toBe(400);
  const organiser = await signedIn(site.app);
  const issue = async (of: string) => {
    const asked = { isRenewal: false, id: of };
    const answer = (await organiser.post(certificateCalls.issue, asked)).json();
    expect(certificateCalls.issue.answer.parse(answer)).toEqual(answer);
    return answer.certificates;
  };
  const [{ code, wording: said }, ...others] = await issue(carnet);
  expect(others).toEqual([]);
  expect(said.texto).toContain("por haber impartido la conferencia «Redes {horas}» en «{evento}»");
  expect((await check(code)).body).toContain("por haber impartido la conferencia «Redes");
  const textos = { equipo: "por ayudar en {evento}" };
  await organiser.post(certificateCalls.settings, { ...RELEASED, textos });
  expect(await issue(eva.carnet)).toMatchObject([{ wording: { texto: textos.equipo } }]);
  expect(await holdersFor(organiser)).toContainEqual(
    expect.objectContaining({ tipo: "ponente", imparte: "Redes {horas}" }),
  );
});

test("in an event of several days organisers choose whether one day is enough for a certificate", async () => {
  const days = [0, 10].map((from) => ({ from, name: `${from}` }));
  const other = await serverWith({ edition: () => ({ days }) });
  const organiser = await signedIn(other.app);
  const holders = () => holdersFor(organiser);
  await release();
  expect(await holders()).toMatchObject([{ entered: 1, isEntitled: true }]);
  await organiser.post(certificateCalls.settings, { ...RELEASED, todosLosDias: true });
  expect((await ask(came, other)).json()).toMatchObject({ type: "/problemas/faltan-dias" });
  expect(await holders()).toMatchObject([{ entered: 1, isEntitled: false }]);
  await site.store.door.record(northDoor, [entry(2, came.carnet, 11)]);
  expect((await ask(came, other)).statusCode).toBe(200);
  expect(await holders()).toMatchObject([{ entered: 2, isEntitled: true }]);
});

test("a mistyped code is unknown, and replaced, withdrawn and malformed ones are reported as such", async () => {
  await release();
  const organiser = await signedIn(site.app);
  const { certificates } = (
    await organiser.post(certificateCalls.issue, { isRenewal: false })
  ).json();
  const [{ code }] = certificates;
  const other = code.replace(/.$/, (last: string) => (last === "A" ? "B" : "A"));
  for (const wrong of [other, "desconocido", "..%2F..%2Fetc", "<b>"]) {
    const answer = await check(encodeURIComponent(wrong));
    expect([answer.statusCode, answer.body.includes('data-state="unknown"')]).toEqual([404, true]);
  }
  const withdrawn = { code, reason: "No asistió" };
  expect((await organiser.post(certificateCalls.withdraw, withdrawn)).statusCode).toBe(200);
  expect((await check(code.toLowerCase())).body).toContain('data-state="withdrawn"');
  expect((await ask()).statusCode).toBe(410);
  expect(await holdersFor(organiser)).toMatchObject([{ withdrawn: { reason: "No asistió" } }]);
  await organiser.post(certificateCalls.giveBack, { code });
  const renamed = [
    { code: "K7QF-2M9X-4TRB-HW6C", carnet: came.carnet, nombre: "Otro <b>", wording },
  ];
  await site.store.certificates.issue(renamed, 1);
  expect((await check(code)).body).toContain('data-state="replaced"');
  expect((await check("K7QF-2M9X-4TRB-HW6C")).body).toContain("Otro &#60;b&#62;");
  await organiser.post(certificateCalls.withdraw, withdrawn);
  expect((await check(code)).body).toContain('data-state="withdrawn"');
});

test("once letters of a name are corrected, the certificate with the former one is no longer valid", async () => {
  await release();
  const code = await codeOn(await ask());
  const save = (changes: object) =>
    saveList(site.store, [{ ...came, ...changes }], "replace").then(() => check(code));
  expect((await save({ nombre: came.nombre.toUpperCase() })).body).toContain('data-state="valid"');
  expect((await save({ nombre: "Otro Nombre" })).body).toContain('data-state="replaced"');
  expect(await holdersFor(await signedIn(site.app))).toMatchObject([
    { code: null, isOlder: false },
  ]);
  // Also that of a person whose carnet was corrected as well.
  const corrected = { carnet: "2490-21-5", personId: came.carnet };
  expect((await save({ ...corrected, nombre: "Otro" })).body).toContain('data-state="replaced"');
  expect((await save(corrected)).body).toContain('data-state="valid"');
});

test("a certificate from before wordings were kept says what the organisers' settings say now", async () => {
  const [code, carnet] = ["K7QF-2M9X-4TRB-HW6C", came.carnet];
  await site.store.certificates.issue([{ code, carnet, nombre: "Sol Ixim", wording: null }], 1);
  const organiser = await signedIn(site.app);
  await organiser.post(certificateCalls.settings, {
    ...RELEASED,
    texto: "por venir a {evento}",
  });
  expect((await check(code)).body).toContain("por venir a");
});

test("the form leads to the page of a code, and puts no malformed code into the address", async () => {
  const form = await site.app.inject({ url: CHECK_PAGE });
  expect(form.body).toContain('data-state="form"');
  const sent = async (codigo: string) =>
    (await site.app.inject({ url: CHECK_PAGE, query: { codigo } })).headers.location;
  expect(await sent("k7qf 2m9x 4trb hw6c")).toBe(`${CHECK_PAGE}/K7QF-2M9X-4TRB-HW6C`);
  expect(await sent(came.nombre)).not.toContain(came.nombre);
});

test("checks are limited by address, and neither name nor carnet reaches the log", async () => {
  // The limit refills with time.
  vi.useFakeTimers({ toFake: ["performance"] });
  const [{ code } = { code: "" }] = await site.store.certificates.issue(
    [{ code: "K7QF-2M9X-4TRB-HW6C", carnet: came.carnet, nombre: came.nombre, wording }],
    1,
  );
  const statuses = new Set<number>();
  for (let count = 0; count < 130; count += 1) statuses.add((await check(code)).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
  const log = JSON.stringify(site.log());
  expect(log).not.toContain(came.carnet);
  expect(log).not.toContain(came.nombre);
});
