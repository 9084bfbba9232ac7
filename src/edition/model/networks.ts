import type { EditionContent } from "./edition.ts";

export type Network = NonNullable<EditionContent["edicion"]["redes"]>[number];

/** Where the networks have people's pages. */
const profiles: Readonly<Record<string, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  x: "https://x.com/",
  twitter: "https://x.com/",
  tiktok: "https://www.tiktok.com/@",
  youtube: "https://www.youtube.com/@",
  threads: "https://www.threads.com/@",
  telegram: "https://t.me/",
};

/** The page of `@somebody` on the network of this name; any other link as it is. */
export function profileLink(nombre: string, enlace: string): string {
  const [, handle] = /^@([\w.]+)$/.exec(enlace) ?? [];
  const profile = profiles[nombre.trim().toLowerCase()];
  return handle === undefined || profile === undefined ? enlace : profile + handle;
}

/** All networks, each link once. */
export function networksOf({
  contacto,
  redes = [],
}: Pick<EditionContent["edicion"], "contacto" | "redes">): readonly Network[] {
  const all = [...(contacto.red ? [contacto.red] : []), ...redes];
  return all.filter(({ enlace }, place) => all.findIndex((one) => one.enlace === enlace) === place);
}
