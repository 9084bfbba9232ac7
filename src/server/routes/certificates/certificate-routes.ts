import type { FastifyInstance } from "fastify";
import { type BuiltCertificates, decodedFonts } from "../../../certificates/built-certificates.ts";
import { type LookupRequest, lookupRequestSchema } from "../../../domain/calls/api-schemas.ts";
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

/** Reads what the build wrote; called once, when somebody first needs it. */
export type ReadCertificates = () => Promise<BuiltCertificates>;

/** A student's own certificate as PDF, and the page on which anybody checks one. */
export function certificateRoutes(
  app: FastifyInstance,
  store: Store,
  { limit, read }: { readonly limit: LookupLimit; readonly read: ReadCertificates },
): void {
  const built = cachedValue(Number.POSITIVE_INFINITY, async () => {
    const { fonts, ...others } = await read();
    return { ...others, fonts: decodedFonts(fonts) };
  });

  const schema = { body: jsonSchema(lookupRequestSchema()) };
  app.post<{ Body: LookupRequest }>(certificatePath, { schema }, async (request, reply) => {
    const refused = refusedLookup(limit, request, reply);
    if (refused !== null) return refused;
    const issued = await issueCertificate(store, request.body.carnet, Date.now());
    if (issued.kind !== "issued") return sendProblem(reply, problemOf(issued));
    const { event, site, fonts, marks } = await built.get();
    const { certificatePdf } = await import("../../../certificates/certificate-pdf.ts");
    const pdf = await certificatePdf([issued.certificate], {
      settings: issued.settings,
      event,
      marks,
      site: site ?? `${request.protocol}://${request.host}`,
      fonts,
    });
    return reply
      .type("application/pdf")
      .header("content-disposition", 'attachment; filename="constancia.pdf"')
      .send(Buffer.from(pdf));
  });

  checkPageRoutes(app, store, () => built.get());
}

function problemOf(issued: Exclude<Issued, { kind: "issued" }>) {
  if (issued.kind === "withdrawn") return certificateProblems.withdrawn;
  if (issued.kind !== "not-released") return certificateProblems.noCertificate;
  return issued.from === null
    ? certificateProblems.notReleased
    : { ...certificateProblems.notReleased, from: issued.from };
}
