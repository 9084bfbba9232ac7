import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import type { BuiltCertificates } from "../../../certificates/built-certificates.ts";
import { lookupRequestSchema } from "../../../domain/calls/api-schemas.ts";
import { LONGEST_TICKET } from "../../../domain/carnet/participant.ts";
import { wordingOf } from "../../../domain/certificates/certificate.ts";
import {
  certificatePath,
  certificateProblems,
} from "../../../domain/certificates/certificate-calls.ts";
import { type Issued, issueCertificate } from "../../../operations/certificates/issue.ts";
import { cachedValue } from "../../../store/batching/cached-value.ts";
import type { Store } from "../../../store/port/store.ts";
import { jsonSchema } from "../../answers/json-schema.ts";
import { sendProblem } from "../../answers/problems.ts";
import type { LookupLimit } from "../../guards/limits/lookup-limit.ts";
import { refusedLookup } from "../lookup.ts";
import { checkPageRoutes } from "./check-page.ts";
import { type DrawCertificate, drawnCertificates } from "./drawn-certificates.ts";

/** What the build wrote; read when somebody first needs it. */
export type ReadCertificates = () => Promise<BuiltCertificates>;

interface Options {
  readonly limit: LookupLimit;
  readonly read: ReadCertificates;
  readonly draw: DrawCertificate;
}

const requestSchema = () =>
  z.extend(lookupRequestSchema(), {
    numeroTicket: z.optional(z.string().check(z.maxLength(LONGEST_TICKET))),
  });
type CertificateRequest = z.infer<ReturnType<typeof requestSchema>>;

/** A student's own certificate as PDF, and the page on which anybody checks one. */
export function certificateRoutes(
  app: FastifyInstance,
  store: Store,
  { limit, read, draw }: Options,
): void {
  const drawn = drawnCertificates(draw);
  const built = cachedValue(Number.POSITIVE_INFINITY, async () => {
    const { fonts, ...others } = await read();
    const files = Object.entries(fonts).map(([name, text]) => [name, Buffer.from(text, "base64")]);
    return { ...others, fonts: Object.fromEntries(files) };
  });

  const schema = { body: jsonSchema(requestSchema()) };
  app.post<{ Body: CertificateRequest }>(certificatePath, { schema }, async (request, reply) => {
    const refused = refusedLookup(limit, request, reply);
    if (refused !== null) return refused;
    const { carnet, numeroTicket } = request.body;
    if (numeroTicket === undefined) return sendProblem(reply, certificateProblems.needsTicket);
    const { event, site, fonts, ...edition } = await built.get();
    // Without an address there is nothing that the code could lead to, and organisers cannot release.
    if (site === null) return sendProblem(reply, certificateProblems.notReleased);
    const owner = { carnet, numeroTicket };
    const issued = await issueCertificate(store, owner, { event, ...edition }, Date.now());
    if (issued.kind !== "issued") return sendProblem(reply, problemOf(issued));
    const { certificate, settings } = issued;
    const pdf = await drawn({
      certificate: {
        code: certificate.code,
        nombre: certificate.nombre,
        wording: certificate.wording ?? wordingOf(event, settings),
      },
      sheet: { settings, colour: event.colour, site, fonts, ...edition },
    });
    return reply
      .type("application/pdf")
      .header("content-disposition", 'attachment; filename="constancia.pdf"')
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });

  checkPageRoutes(app, store, read);
}

function problemOf(issued: Exclude<Issued, { kind: "issued" }>) {
  const { withdrawn, unprintable, noCertificate, notReleased } = certificateProblems;
  if (issued.kind === "withdrawn") return withdrawn;
  if (issued.kind === "unprintable") return unprintable;
  if (issued.kind === "not-entitled") return noCertificate;
  return issued.from === null ? notReleased : { ...notReleased, from: issued.from };
}
