import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeEach, expect } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import type { AppUnderTest, appUnderTest } from "#app/server/testing/app-under-test.ts";
import { organisersUnderTest, type signedIn } from "#app/server/testing/organiser.ts";
import { entry, northDoor } from "#app/store/testing/door-arrangement.ts";
import { certificateFonts, lettersOf } from "#bundling/certificate-fonts.ts";
import { certificatePath } from "../model/calls.ts";
import { usualSettings } from "../model/certificate.ts";
import { certificateCalls } from "../model/organiser-calls.ts";
import { inventedCertificates } from "./invented-certificates.ts";

/** The first one has entered the event. */
export const [came, absent] = sampleParticipants;
export const RELEASED = { ...usualSettings, desde: 1000 };

const files = await certificateFonts();
const fonts = Object.fromEntries(
  Object.entries(files).map(([name, font]) => [name, Buffer.from(font).toString("base64")]),
);
export const built = { ...inventedCertificates, letters: lettersOf(files), fonts };

/** The server of the running test. */
export let site: AppUnderTest;

/** Gives each test of a file a server. */
export function setUpSite(): void {
  beforeEach(async () => {
    site = await organisersUnderTest({ certificates: async () => built });
    await site.store.door.record(northDoor, [entry(1, came.carnet)]);
  });
}

/** Another server on the same database. */
export const serverWith = (options: Parameters<typeof appUnderTest>[0]) =>
  organisersUnderTest({ certificates: async () => built, wrap: () => site.store, ...options });

type Owner = { readonly carnet: string; readonly numeroTicket: string };
export const ask = ({ carnet, numeroTicket }: Owner = came, { app } = site) =>
  app.inject({ method: "POST", url: certificatePath, payload: { carnet, numeroTicket } });
/** A problem of this type. */
export const problem = (name: string) => ({ type: `/problemas/${name}` });
export const release = () => site.store.certificates.saveSettings(RELEASED);

export async function holdersFor(organiser: Awaited<ReturnType<typeof signedIn>>) {
  return (await organiser.get(certificateCalls.all)).json().holders;
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** The text of the PDF that an answer contains. */
export async function textOf(answer: Answer): Promise<string> {
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const document = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
    .promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

/** The code on the PDF that an answer contains. */
export async function codeOn(answer: Answer): Promise<string> {
  const text = await textOf(answer);
  expect(text).toContain(came.nombre);
  return /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? "";
}
