/** Less than a year, the longest validity that RFC 9116 recommends. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** The example domains of RFC 2606, as in the sample contact. */
const RESERVED_DOMAIN = /[@.](?:example\.(?:com|net|org)|example)$/i;

/**
 * Where to report a vulnerability (RFC 9116), or `null` while the contact is still the sample.
 * `siteUrl` is the public address without slash at the end, `null` when it is not known.
 */
export function securityTxt(correo: string, siteUrl: string | null, now: Date): string | null {
  if (RESERVED_DOMAIN.test(correo)) return null;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  const contact = encodeURIComponent(correo).replaceAll("%40", "@").replaceAll("%2B", "+");
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: es, en",
    ...(siteUrl === null ? [] : [`Canonical: ${siteUrl}/.well-known/security.txt`]),
    "",
  ].join("\n");
}
