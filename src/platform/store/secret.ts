import { createHash, createHmac } from "node:crypto";

/** 144 bits, as the readers of links expect. */
const SECRET_BYTES = 18;

/** A secret for a link that is the same for the same `from`, a secret itself, and `what` it is for. */
export function secretFrom(from: string, what: string): string {
  const bytes = createHmac("sha256", from).update(what).digest();
  return bytes.subarray(0, SECRET_BYTES).toString("base64url");
}

/**
 * The stored form of a secret. Plain SHA-256 is enough: 144 random bits cannot be guessed, however
 * fast the hash.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
