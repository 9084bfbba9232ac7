/**
 * Explains in Spanish which of a script's `flags` npm kept for itself; `null` if none. Before a `--`, npm
 * reads every flag as a setting of its own, so the script would do without `--simular` what it simulates.
 */
export function flagsKeptByNpm(
  environment: Readonly<Record<string, string | undefined>>,
  script: string,
  flags: readonly string[],
): string | null {
  const kept = flags
    .filter((flag) => `npm_config_${flag.slice(2).replaceAll("-", "_")}` in environment)
    .join(" ");
  if (kept === "") return null;
  return `No se hizo nada, porque falta «--» antes de ${kept}. Escriba «--» después del nombre, así: npm run ${script} -- ${kept}`;
}
