import type { FastifyInstance, FastifyReply } from "fastify";
import { clockOf } from "#edition/model/phases/clock-times.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { clientNetwork } from "#platform/http/client-network.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { TokenBucket, tokenBuckets } from "#platform/http/token-bucket.ts";
import { escapeHtml } from "#platform/text/plain-text.ts";
import { type CertificatePage, CHECK_PAGE, certificateProblems } from "../model/calls.ts";
import { type Certificate, certificateText } from "../model/certificate.ts";
import { readCode } from "../model/certificate-code.ts";
import { isOfOther, isWithOtherName } from "../model/issue-of.ts";
import type { BuiltCertificates } from "../pdf/built-certificates.ts";
import type { CertificateStores } from "../store/certificate-store.ts";

/** An office checks a stack of certificates at once; codes of 80 bits cannot be guessed at any speed. */
const CHECKS_AT_ONCE = 120;
const ONE_MORE_EVERY_MS = 2_000;
/** Checks of all addresses together, each of which reads up to four documents of a hosted database. */
const ALL_AT_ONCE = 1000;
const ONE_MORE_OF_ALL_EVERY_MS = 5_000;

interface Options {
  readonly read: () => Promise<Pick<BuiltCertificates, "pages" | "event">>;
  readonly headersOf: (page: string) => Readonly<Record<string, string>>;
}

/** The page that checks a certificate by its code: plain HTML, without a carnet or others' data. */
export function checkPageRoutes(
  app: FastifyInstance,
  store: CertificateStores,
  { read, headersOf }: Options,
): void {
  const checks = tokenBuckets(CHECKS_AT_ONCE, ONE_MORE_EVERY_MS);
  const together = new TokenBucket(ALL_AT_ONCE, ONE_MORE_OF_ALL_EVERY_MS);

  async function send(reply: FastifyReply, state: CertificatePage, values: Values = {}) {
    const page = (await read()).pages[state];
    const text = page.replace(/\{\{(\w+)\}\}/g, (whole, name) => escapeHtml(values[name] ?? whole));
    return (
      reply
        .code(state === "unknown" ? 404 : 200)
        .headers(headersOf(page))
        // The address has the code, and what it says may change.
        .header("cache-control", "no-store, no-transform")
        .header("x-robots-tag", "noindex")
        .type("text/html; charset=utf-8")
        .send(text)
    );
  }

  app.get<{ Querystring: { codigo?: unknown } }>(CHECK_PAGE, async (request, reply) => {
    const { codigo } = request.query;
    if (typeof codigo !== "string" || codigo.trim() === "") return send(reply, "form");
    // Text that is not a code does not go into the URL.
    return reply.redirect(`${CHECK_PAGE}/${readCode(codigo) ?? "desconocido"}`, 303);
  });

  app.get<{ Params: { code: string } }>(`${CHECK_PAGE}/:code`, async (request, reply) => {
    const wait = checks(clientNetwork(request.ip)).takeOrWait() || together.takeOrWait();
    if (wait > 0) {
      return sendProblem(reply.header("retry-after", wait), certificateProblems.tooManyChecks);
    }
    const code = readCode(request.params.code);
    const certificate = code === null ? null : await store.certificates.find(code);
    if (certificate === null) return send(reply, "unknown");
    const { nombre, issuedAt, wording } = certificate;
    const { evento, fecha, horas } = wording;
    const dice = certificateText(wording, nombre);
    const emitida = clockOf(issuedAt).longDate;
    const values = { nombre, dice, evento, fecha, horas, emitida, codigo: certificate.code };
    return send(reply, await stateOf(certificate), values);
  });

  async function stateOf(certificate: Certificate): Promise<CertificatePage> {
    if (certificate.withdrawn !== null) return "withdrawn";
    if (certificate.replacedBy !== null) return "replaced";
    const { event } = await read();
    if (isOfOther(certificate, event)) return "valid";
    // Whoever downloads it now gets another one.
    const owner = await ownerOf(idOf(certificate));
    return owner !== null && isWithOtherName(certificate, owner) ? "replaced" : "valid";
  }

  async function ownerOf(id: string): Promise<Participant | null> {
    const holder = await store.findParticipant(id);
    return holder !== null && idOf(holder) === id ? holder : store.findCorrected(id);
  }
}

type Values = Readonly<Record<string, string>>;
