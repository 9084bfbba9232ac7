import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { certificateFonts } from "../../../bundling/fonts/certificate-fonts.ts";
import type { BuiltCertificates } from "../../../certificates/built-certificates.ts";
import { usualSettings } from "../../../domain/certificates/certificate.ts";
import { CHECK_PAGE, certificatePath } from "../../../domain/certificates/certificate-calls.ts";
import { certificatePaths } from "../../../domain/organisers/certificate-calls.ts";
import { entry, eventId, northDoor } from "../../../store/testing/door-arrangement.ts";
import { signedIn } from "../../organisers/testing/organiser.ts";
import { sampleParticipants } from "../../sample-participants.ts";
import { type AppUnderTest, appUnderTest } from "../../testing/app-under-test.ts";

const [came, absent] = sampleParticipants;
const key = "clave inventada de prueba";
const RELEASED = { ...usualSettings, desde: 1000 };

let built: BuiltCertificates;
beforeAll(async () => {
  const fonts = Object.entries(await certificateFonts()).map(([name, font]) => [
    name,
    Buffer.from(font).toString("base64"),
  ]);
  const page = (state: string) => `<p data-state="${state}">{{nombre}} {{codigo}}</p>`;
  built = {
    event: {
      evento: "XIII Feria",
      fecha: "4 de octubre",
      numero: 13,
      colour: "#c30f24",
      facultad: "F",
      centro: "C",
    },
    site: "https://feria.example.org",
    marks: { logo: null, crests: [] },
    fonts: Object.fromEntries(fonts),
    pages: {
      form: page("form"),
      unknown: page("unknown"),
      valid: page("valid"),
      replaced: page("replaced"),
      withdrawn: page("withdrawn"),
    },
  };
});

let site: AppUnderTest;
beforeEach(async () => {
  site = await appUnderTest({ certificates: async () => built, organisersKey: key });
  await site.store.door.record(northDoor, [entry(1, came.carnet)]);
});

const ask = (carnet: string) =>
  site.app.inject({ method: "POST", url: certificatePath, payload: { carnet } });
const check = (code: string) => site.app.inject({ url: `${CHECK_PAGE}/${code}` });
const release = () => site.store.certificates.saveSettings(RELEASED);

/** The code on the PDF that an answer contains. */
async function codeOn(answer: Awaited<ReturnType<typeof ask>>): Promise<string> {
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const document = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
    .promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  expect(text).toContain(came.nombre);
  return /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? "";
}

test("a person who entered downloads a certificate once it is released, the same one each time", async () => {
  expect((await ask(came.carnet)).json()).toMatchObject({
    type: "/problemas/constancias-pendientes",
  });
  await site.store.certificates.saveSettings({ ...RELEASED, desde: Date.now() + 60_000 });
  expect((await ask(came.carnet)).json()).toMatchObject({ from: expect.any(Number) });
  await release();
  const code = await codeOn(await ask(came.carnet));
  expect(await codeOn(await ask(came.carnet))).toBe(code);
  const valid = await check(code);
  expect(valid.statusCode).toBe(200);
  expect(valid.body).toContain(`data-state="valid">${came.nombre} ${code}`);
  expect(valid.body).not.toContain(came.carnet);
});

test("people who did not enter and people who are not on the list get the same answer", async () => {
  await release();
  const [one, other] = [await ask(absent.carnet), await ask("2490-25-999999")];
  expect(one.statusCode).toBe(404);
  expect(one.json()).toMatchObject({ type: "/problemas/sin-constancia" });
  expect(other.json()).toEqual(one.json());
});

test("an undone entry gives no certificate; a person to whom organisers grant one gets it", async () => {
  await release();
  await site.store.door.record(northDoor, [
    { kind: "undo", id: eventId(2), at: 2, entry: eventId(1) },
  ]);
  expect((await ask(came.carnet)).statusCode).toBe(404);
  const organiser = await signedIn(site.app);
  const grant = { carnet: came.carnet, reason: "Ponente" };
  expect((await organiser.post(certificatePaths.grant, grant)).statusCode).toBe(200);
  expect((await ask(came.carnet)).statusCode).toBe(200);
  const { holders } = (await organiser.get(certificatePaths.all)).json();
  expect(holders).toMatchObject([
    { carnet: came.carnet, entered: false, grant: { reason: "Ponente" } },
  ]);
  const [newest] = await site.store.journal.list(null, 1);
  expect(newest).toMatchObject({ kind: "grant-certificate", detail: "Ponente" });
});

test("a mistyped code is unknown, and replaced, withdrawn and malformed ones are reported as such", async () => {
  await release();
  const organiser = await signedIn(site.app);
  const { certificates } = (await organiser.post(certificatePaths.issue)).json();
  const [{ code }] = certificates;
  const other = code.replace(/.$/, (last: string) => (last === "A" ? "B" : "A"));
  for (const wrong of [other, "desconocido", "..%2F..%2Fetc", "<b>"]) {
    const answer = await check(encodeURIComponent(wrong));
    expect([answer.statusCode, answer.body.includes('data-state="unknown"')]).toEqual([404, true]);
  }
  const withdrawn = { code, reason: "No asistió" };
  expect((await organiser.post(certificatePaths.withdraw, withdrawn)).statusCode).toBe(200);
  expect((await check(code.toLowerCase())).body).toContain('data-state="withdrawn"');
  expect((await ask(came.carnet)).statusCode).toBe(410);
  await organiser.post(certificatePaths.giveBack, { code });
  const renamed = [{ code: "K7QF-2M9X-4TRB-HW6C", carnet: came.carnet, nombre: "Otro <b>" }];
  await site.store.certificates.issue(renamed, 1);
  expect((await check(code)).body).toContain('data-state="replaced"');
  expect((await check("K7QF-2M9X-4TRB-HW6C")).body).toContain("Otro &#60;b&#62;");
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
  const [{ code } = { code: "" }] = await site.store.certificates.issue(
    [{ code: "K7QF-2M9X-4TRB-HW6C", carnet: came.carnet, nombre: came.nombre }],
    1,
  );
  const statuses = new Set<number>();
  for (let count = 0; count < 130; count += 1) statuses.add((await check(code)).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
  const log = JSON.stringify(site.log());
  expect(log).not.toContain(came.carnet);
  expect(log).not.toContain(came.nombre);
});
