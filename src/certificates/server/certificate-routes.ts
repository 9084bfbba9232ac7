import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import { LONGEST_TICKET, lookupRequestSchema } from "#people/model/carnet/participant.ts";
import { refusedLookup } from "#people/server/lookup.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import { jsonSchema } from "#platform/http/json-schema.ts";
import type { LookupLimit } from "#platform/http/lookup-limit.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { usualSettings } from "../model/certificate.ts";
import { certificatePath, certificateProblems } from "../model/certificate-calls.ts";
import type { BuiltCertificates } from "../pdf/built-certificates.ts";
import type { CertificateSheet } from "../pdf/sheet.ts";
import type { CertificateStores } from "../store/certificate-store.ts";
import type { DrawCertificate } from "./drawn-certificates.ts";
import { findOwner, type Issued, issueCertificate } from "./issue.ts";

/** The fonts, marks, pages and facts of the current edition's certificates. */
export type ReadCertificates = () => Promise<BuiltCertificates>;

interface Options {
  readonly limit: LookupLimit;
  readonly read: ReadCertificates;
  readonly draw: DrawCertificate;
  readonly edition: () => ServedEdition;
}

const requestSchema = z.extend(lookupRequestSchema, {
  numeroTicket: z.optional(z.string().check(z.maxLength(LONGEST_TICKET))),
});
type CertificateRequest = z.infer<typeof requestSchema>;

/** A student's own certificate as PDF. */
export function certificateRoutes(
  app: FastifyInstance,
  store: CertificateStores,
  { limit, read, draw, edition: served }: Options,
): void {
  const schema = { body: jsonSchema(requestSchema) };
  app.post<{ Body: CertificateRequest }>(certificatePath, { schema }, async (request, reply) => {
    const { carnet, numeroTicket } = request.body;
    if (numeroTicket === undefined) return sendProblem(reply, certificateProblems.needsTicket);
    const refused = refusedLookup(limit, request, reply);
    if (refused !== null) return refused;
    const owner = await findOwner(store, { carnet, numeroTicket }, served().carnets);
    if (owner === null) return sendProblem(reply, certificateProblems.noCertificate);
    const present = await readDesign(read, store);
    // Without an address there is nothing that the code could lead to, and organisers cannot release.
    if (present === null) return sendProblem(reply, certificateProblems.notReleased);
    const { event, sheet } = present;
    const { settings, letters } = sheet;
    const edition = { event, days: served().days, letters, settings };
    const issued = await issueCertificate(store, owner, edition, Date.now());
    if (issued.kind !== "issued") return sendProblem(reply, problemOf(issued));
    const { code, nombre, wording } = issued.certificate;
    const pdf = await draw({ certificate: { code, nombre, wording }, sheet });
    return reply
      .type("application/pdf")
      .header("content-disposition", 'attachment; filename="constancia.pdf"')
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });
}

/** Reads the design that all certificates share at present; `null` where the site's address is not known. */
async function readDesign(read: ReadCertificates, { certificates }: CertificateStores) {
  const [built, saved] = await Promise.all([read(), certificates.settings()]);
  const { event, site, marks, letters } = built;
  if (site === null) return null;
  const files = Object.entries(built.fonts);
  const fonts = files.map(([name, text]) => [name, Buffer.from(text, "base64")] as const);
  const sheet: CertificateSheet = {
    ...{ settings: saved ?? usualSettings, colour: event.colour, marks, site, letters },
    fonts: Object.fromEntries(fonts),
  };
  return { event, sheet };
}

function problemOf(issued: Exclude<Issued, { kind: "issued" }>) {
  const { withdrawn, unprintable, noCertificate, lacksDays, notReleased } = certificateProblems;
  if (issued.kind === "withdrawn") return withdrawn;
  if (issued.kind === "unprintable") return unprintable;
  if (issued.kind === "not-entitled") return noCertificate;
  if (issued.kind === "lacks-days") return lacksDays;
  return issued.from === null ? notReleased : { ...notReleased, from: issued.from };
}
