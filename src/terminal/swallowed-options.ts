/**
 * Options of ours that npm took for its own because the lone `--` before the order was missing: it
 * leaves them in the environment as `npm_config_…` and passes nothing on. Without looking here, a
 * simulation would be carried out.
 */
export function swallowedOptions(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return names.filter((name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined);
}

/** What to tell whoever left the `--` out; `order` as it is to be written, such as `importar LISTA`. */
export function explainSwallowed(names: readonly string[], order: string): string {
  const options = names.map((name) => `--${name}`).join(" ");
  return [
    `La orden no recibió ${options}: faltan los dos guiones sueltos después de npm run. No se hizo nada.`,
    `Escriba: npm run ${order} ${options}`,
    'En PowerShell van entre comillas: "--".',
  ].join("\n");
}
