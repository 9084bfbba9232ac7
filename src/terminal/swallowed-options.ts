/**
 * Our options that npm consumed because the `--` before the command was missing: npm puts them into
 * the environment as `npm_config_…` and does not pass them on. Without this check, a simulation
 * would write.
 */
export function swallowedOptions(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return names.filter((name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined);
}

/** The message about a missing `--`; `order` is the whole command, such as `participantes -- importar LISTA`. */
export function explainSwallowed(names: readonly string[], order: string): string {
  const options = names.map((name) => `--${name}`).join(" ");
  return [
    `La orden no recibió ${options}: faltan los dos guiones sueltos después de npm run. No se hizo nada.`,
    `Escriba: npm run ${order} ${options}`,
    'En PowerShell van entre comillas: "--".',
  ].join("\n");
}
