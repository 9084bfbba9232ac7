import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod/mini";
import { Refused } from "#access/server/organiser-calls.ts";
import { LONGEST_TICKET, lookupRequestSchema } from "#people/model/carnet/participant.ts";
import { refusedLookup } from "#people/server/lookup.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import { jsonSchema } from "#platform/http/json-schema.ts";
import type { LookupLimit } from "#platform/http/lookup-limit.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { tokenBuckets } from "#platform/http/token-bucket.ts";
import { cachedValue } from "#platform/store/shared-calls.ts";
import { certificatePath, certificateProblems } from "../model/calls.ts";
import { usualSettings } from "../model/certificate.ts";
import type { BuiltCertificates } from "../pdf/built-certificates.ts";
import type { CertificateSheet } from "../pdf/sheet.ts";
import type { CertificateStores } from "../store/certificate-store.ts";
import { type DrawCertificate, drawnCertificates } from "./drawn-certificates.ts";
import { findOwner, issueCertificate } from "./issue.ts";

/** The fonts, marks, pages and facts of the current edition's certificates. */
export type ReadCertificates = () => Promise<BuiltCertificates>;

/** Tickets that may be tried with one carnet before its tries count as look-ups. */
const TICKETS_AT_ONCE = 5;
const ONE_MORE_EVERY_MS = 600_000;

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

export function certificateRoutes(
  app: FastifyInstance,
  store: CertificateStores,
  { limit, read, draw, edition: served }: Options,
): void {
  const drawn = drawnCertificates(draw);
  const design = cachedValue(0, () => readDesign(read, store));
  const inTurn = pLimit(1);
  const unlimited = tokenBuckets(TICKETS_AT_ONCE, ONE_MORE_EVERY_MS);

  const schema = { body: jsonSchema(requestSchema) };
  app.post<{ Body: CertificateRequest }>(certificatePath, { schema }, async (request, reply) => {
    const { carnet, numeroTicket } = request.body;
    if (numeroTicket === undefined) return sendProblem(reply, certificateProblems.needsTicket);
    // Some tries with each carnet are free: an owner gets theirs when others have used up the look-ups.
    const isFree = unlimited(carnet).takeOrWait() === 0;
    const refused = isFree ? null : refusedLookup(limit, request, reply);
    if (refused !== null) return refused;
    const owner = await findOwner(store, { carnet, numeroTicket }, served().carnets);
    if (owner === null) {
      const tooMany = isFree ? refusedLookup(limit, request, reply) : null;
      return tooMany ?? sendProblem(reply, certificateProblems.noCertificate);
    }
    const present = await design.get();
    // Without an address there is nothing that the code could lead to, and organisers cannot release.
    if (present === null) return sendProblem(reply, certificateProblems.notReleased);
    const { event, sheet, version } = present;
    const { settings, letters } = sheet;
    const edition = { event, days: served().days, letters, settings };
    // Each has a turn of the event loop of its own, so that other calls are answered between them.
    await inTurn(() => setImmediate());
    const issued = await issueCertificate(store, owner, edition, Date.now());
    if (issued instanceof Refused) return sendProblem(reply, issued.problem);
    const { code, nombre, wording } = issued;
    const pdf = await drawn({ certificate: { code, nombre, wording }, sheet, version });
    return reply
      .type("application/pdf")
      .header("content-disposition", 'attachment; filename="constancia.pdf"')
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });
}

/** Reads the design that all certificates share at present; `null` where the site's address is not known. */
async function readDesign(read: ReadCertificates, { certificates }: CertificateStores) {
  // With pictures this takes ten milliseconds: calls that have arrived by now share it.
  await setImmediate();
  const [built, saved] = await Promise.all([read(), certificates.settings()]);
  const { event, site, marks, letters } = built;
  if (site === null) return null;
  const design = { settings: saved ?? usualSettings, colour: event.colour, marks, site, letters };
  const version = createHash("sha256").update(JSON.stringify(design)).digest("hex");
  const files = Object.entries(built.fonts);
  const fonts = files.map(([name, text]) => [name, Buffer.from(text, "base64")] as const);
  const sheet: CertificateSheet = { ...design, fonts: Object.fromEntries(fonts) };
  return { event, sheet, version };
}
