import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const HALF_A_YEAR_SECONDS = 15_552_000;

/** Headers that keep other sites and the browser's guesses away from ours. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    // Comes from the build, which knows the hashes of what is inline.
    contentSecurityPolicy: false,
    frameguard: { action: "deny" },
    // Browsers heed it only over HTTPS. Sibling hosts of a university's domain are not ours to bind.
    strictTransportSecurity: { maxAge: HALF_A_YEAR_SECONDS, includeSubDomains: false },
  });
}
