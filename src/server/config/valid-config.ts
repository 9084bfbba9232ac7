import { type Config, readConfig } from "./config.ts";

/** A reason why the server cannot start. `message` is Spanish and says what to do. */
export class StartFault extends Error {
  override readonly name = "StartFault";
}

/** Reads the settings in `environment`. Throws a StartFault that names all invalid ones. */
export function validConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = readConfig(environment);
  if (read.kind === "valid") return read.config;
  const faults = read.faults.map((fault) => `  ${fault}`);
  throw new StartFault(["La configuración no es válida:", ...faults].join("\n"));
}
