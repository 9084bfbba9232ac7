import type { Command, Option } from "commander";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Our options that npm consumed because the `--` before the command was missing: npm puts them into
 * the environment as `npm_config_…` and does not pass them on. Without this check, a simulation
 * would write.
 */
export function swallowedOptions(env: Environment, options: readonly Option[]): Option[] {
  const names = new Set<string>();
  return options.filter((option) => {
    const swallowed = valueGiven(option, env) !== undefined && !names.has(option.name());
    names.add(option.name());
    return swallowed;
  });
}

/** The part of the typed command that npm passed on. */
export interface Typed {
  /** The npm script. */
  readonly script: string;
  readonly args: readonly string[];
  /** The command that the first of `args` names, if any. */
  readonly command: Command | undefined;
  readonly env: Environment;
}

/** The message about a missing `--`, with the command as it has to be typed. */
export function explainSwallowed(swallowed: readonly Option[], typed: Typed): string {
  const names = swallowed.map((option) => `--${option.name()}`).join(" ");
  return [
    `La orden no recibió ${names}: faltan los dos guiones sueltos después de npm run. No se hizo nada.`,
    `Escriba: ${wholeOrder(swallowed, typed)}`,
    'En PowerShell van entre comillas: "--".',
  ].join("\n");
}

/**
 * npm leaves the value of `--fecha 2027-10-02` behind as an argument of its own. If only one option can
 * have lost it, it is put back there; otherwise each option shows a placeholder.
 */
function wholeOrder(swallowed: readonly Option[], { script, args, command, env }: Typed): string {
  const missing = swallowed.filter((option) => !args.includes(`--${option.name()}`));
  const expected = 1 + (command?.registeredArguments.length ?? 0);
  const valueless = missing.filter(
    (option) => option.required && valueGiven(option, env) === "true",
  );
  const left = args.slice(expected);
  const kept = valueless.length > 0 ? args.slice(0, expected) : args;
  const options = missing.map((option) => {
    if (!option.required) return `--${option.name()}`;
    const value = valueGiven(option, env);
    if (value !== "true") return `--${option.name()} ${quoted(value ?? "")}`;
    const [only, another] = left;
    return only !== undefined && another === undefined && valueless.length === 1
      ? `--${option.name()} ${quoted(only)}`
      : option.flags.replace(/[<>]/g, "");
  });
  return ["npm run", script, "--", ...kept.map(quoted), ...options].join(" ");
}

const valueGiven = (option: Option, env: Environment): string | undefined =>
  env[`npm_config_${option.name().replaceAll("-", "_")}`];

const quoted = (word: string) => (/[\s"'$&;|<>()]/.test(word) ? `"${word}"` : word);
