import { z } from "zod";
import { UserError } from "../domain/user-error.ts";

const DEV_PORT = 5173;

/**
 * The port of the development server, from `PORT`; the calls use the next one. Throws a UserError
 * if it is invalid.
 */
export function readDevPort(environment: Record<string, string | undefined>): number {
  const value = environment.PORT?.trim();
  if (!value) return DEV_PORT;
  const port = z.coerce.number().int().min(1).max(65_534).safeParse(value);
  if (port.success) return port.data;
  throw new UserError(`PORT no es un puerto: "${value}". Escriba un número, por ejemplo 5180`);
}

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
