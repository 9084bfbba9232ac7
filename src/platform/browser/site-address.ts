const ownComputer = ["localhost", "127.0.0.1"];

/** The site's address for links, which is not the one that only this computer reaches. */
export function siteAddress(siteUrl: string | null, page: Pick<URL, "origin" | "hostname">) {
  return ownComputer.includes(page.hostname) ? (siteUrl ?? page.origin) : page.origin;
}
