/** Less than a year, the longest validity that RFC 9116 recommends. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** The example domains of RFC 2606, which the sample contact uses. */
const RESERVED_DOMAIN = /[@.](?:example\.(?:com|net|org)|example)$/i;

/**
 * The contact for vulnerabilities (RFC 9116), or `null` while the e-mail is still the sample.
 * `siteUrl` is the public URL without trailing slash, or `null` if unknown.
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
