import { createHash, randomBytes } from "node:crypto";
import { SECRET_BYTES } from "#door/model/link.ts";
import type { FoundDoor } from "#door/store/door-store.ts";

/** A new secret for a door's link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/**
 * The stored form of a secret. Plain SHA-256 is enough: 144 random bits cannot be guessed, however
 * fast the hash.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Finds the door with this hash. The time that it takes may tell how a hash begins, which helps nobody
 * to find the 144 random bits of a secret.
 */
export function doorOf(doors: readonly FoundDoor[], secretHash: string): FoundDoor | null {
  return doors.find((door) => door.secretHash === secretHash) ?? null;
}
