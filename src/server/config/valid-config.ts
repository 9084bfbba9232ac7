import { UserError } from "../../domain/user-error.ts";
import { type Config, readConfig } from "./config.ts";

/** Reads the settings in `environment`. Throws a UserError that names all invalid ones. */
export function validConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = readConfig(environment);
  if (read.kind === "valid") return read.config;
  const faults = read.faults.map((fault) => `  ${fault}`);
  throw new UserError(["La configuración no es válida:", ...faults].join("\n"));
}
