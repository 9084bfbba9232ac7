import { parseArgs } from "node:util";
import type { SiteKind } from "#edition/render/programs.ts";
import { UserError } from "#platform/terminal/user-error.ts";

/** At the root of a host, with our server. */
export const withServer: SiteKind = { base: "/", kind: "server" };

const USAGE = "Escriba: npm run build -- --estatico --base /repositorio/";
const options = {
  estatico: { type: "boolean" },
  base: { type: "string" },
  netlify: { type: "boolean" },
  /** The build is for `npm run demo`, which needs no public address. */
  demo: { type: "boolean" },
} as const;

/** Parses the arguments of `npm run build`. Throws a UserError. */
export function parseBuildArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new UserError(`No se entiende «${args.join(" ")}». ${USAGE}`);
  }
}

/** Without `base`, a static site gets the path of `SITE_URL`, or works in any folder. */
export function readBuildTarget(
  { estatico = false, base, netlify = false }: ReturnType<typeof parseBuildArguments>,
  siteUrl: string | null,
): SiteKind {
  if (netlify && (estatico || base !== undefined)) {
    throw new UserError(
      "--netlify es la página entera, en la raíz del sitio: va sin --estatico ni --base. Escriba: npm run build -- --netlify",
    );
  }
  if (netlify) return { base: "/", kind: "netlify" };
  if (!estatico && base === undefined) return withServer;
  if (!estatico) throw new UserError(`--base es solo para un sitio estático. ${USAGE}`);
  if (base !== undefined) return { base: readBase(base), kind: "static" };
  const path = siteUrl === null ? "./" : `${new URL(siteUrl).pathname}/`.replace(/\/+$/, "/");
  return { base: path, kind: "static" };
}

function readBase(text: string): string {
  const path = `/${text}/`.replace(/\/+/g, "/");
  if (/^\/(?:[\w~-][\w.~-]*\/)*$/.test(path)) return path;
  throw new UserError(
    `--base no es un camino del sitio: «${text}». Escriba lo que sigue al nombre del servidor, por ejemplo /repositorio/`,
  );
}
