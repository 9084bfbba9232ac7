import { parseArgs } from "node:util";
import { UserError } from "#platform/terminal/user-error.ts";
import type { SiteKind } from "../edition/render/programs.ts";

/** At the root of a host, with our server. */
export const withServer: SiteKind = { base: "/", kind: "server" };

const options = {
  estatico: { type: "boolean" },
  netlify: { type: "boolean" },
  /** The build is for `npm run demo`, which needs no public address. */
  demo: { type: "boolean" },
} as const;

/** Parses the arguments of `npm run build`. Throws a UserError. */
export function parseBuildArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new UserError(
      `No se entiende «${args.join(" ")}». Escriba: npm run build -- --estatico, o --netlify`,
    );
  }
}

/** A static site gets the path of `SITE_URL`; without an address, it works in any folder. */
export function readBuildTarget(
  { estatico, netlify }: ReturnType<typeof parseBuildArguments>,
  siteUrl: string | null,
): SiteKind {
  if (netlify) return { base: "/", kind: "netlify" };
  if (!estatico) return withServer;
  const base = siteUrl === null ? "./" : `${new URL(siteUrl).pathname}/`.replace(/\/+$/, "/");
  return { base, kind: "static" };
}
