const ownComputer = ["localhost", "127.0.0.1"];

/**
 * The site's address for links that others open. `npm run organizar` shows the page at an address that
 * no other device reaches, so the address of the build counts there.
 */
export function siteAddress(
  siteUrl: string | null,
  page: Pick<URL, "origin" | "hostname">,
): string {
  return ownComputer.includes(page.hostname) ? (siteUrl ?? page.origin) : page.origin;
}
