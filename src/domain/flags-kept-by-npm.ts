/**
 * Explains in Spanish which of the `flags` of `command`, such as `publicar --`, npm kept for itself; `null`
 * if none. Before a `--`, npm reads every flag as a setting of its own, so that without this check
 * `npm run publicar --simular` would publish.
 */
export function flagsKeptByNpm(
  environment: Readonly<Record<string, string | undefined>>,
  command: string,
  flags: readonly string[],
): string | null {
  const kept = flags
    .filter((flag) => `npm_config_${flag.slice(2).replaceAll("-", "_")}` in environment)
    .join(" ");
  if (kept === "") return null;
  return `No se hizo nada, porque falta «--» antes de ${kept}. Escriba «--» después del nombre, así: npm run ${command} ${kept}`;
}
