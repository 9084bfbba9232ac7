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
