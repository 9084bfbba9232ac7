import { UserError } from "../../domain/user-error.ts";
import type { CommandContext } from "../program.ts";

export const siteOption = [
  "--sitio <DIRECCIÓN>",
  "la dirección pública del sitio, https://…; si no se indica, la de SITE_URL o la de lo construido",
] as const;

/** The site's address for the link that `command` prints. */
export async function linkedSite(
  { siteUrl }: CommandContext,
  given: string | undefined,
  command: string,
): Promise<string> {
  const site = await siteUrl(given);
  if (site !== null) return site;
  throw new UserError(
    `No se sabe la dirección pública del sitio, que va en el enlace. Escriba: npm run ${command} --nombre "…" --sitio https://convencion.example.org`,
  );
}
