import { UserError } from "#platform/terminal/user-error.ts";

/**
 * Whether phones cache the page for offline use: `OFFLINE=on` or unset does, `off` removes the
 * service worker from all phones. Throws a UserError for anything else.
 */
export function readOffline(environment: Record<string, string | undefined>): boolean {
  const value = environment.OFFLINE?.trim() || "on";
  if (value === "on" || value === "off") return value === "on";
  throw new UserError(
    `OFFLINE es «${value}». Escriba on, o off para quitar la copia sin conexión.`,
  );
}
