import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/* AES-256-GCM with the usual nonce and tag, in bytes. */
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secret of `door` so that only the browser of the session can have it shown again. */
export function sealSecret(sessionSecret: string, door: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(sessionSecret), nonce);
  cipher.setAAD(Buffer.from(door));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The secret, or `null` if it was sealed by another session, for another door, or damaged. */
export function openSealed(sessionSecret: string, door: string, text: string): string | null {
  const bytes = Buffer.from(text, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(sessionSecret), nonce);
    decipher.setAAD(Buffer.from(door));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

function keyOf(sessionSecret: string): Buffer {
  const key = hkdfSync("sha256", sessionSecret, "", "enlaces de puertas", KEY_BYTES);
  return Buffer.from(key);
}
