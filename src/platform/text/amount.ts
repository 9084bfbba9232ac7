/** `1 fila`, `20,000 filas`. */
export function amount(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** `20,000`, as all numbers are written that people count. */
export function figure(count: number): string {
  return count.toLocaleString("es-GT");
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago that was: `hace unos segundos`, `hace 3 min`, `hace 2 días`. */
export function timeAgo(ageMs: number): string {
  const relative = new Intl.RelativeTimeFormat("es-GT", { style: "short" });
  for (const [unit, ms] of units) {
    if (ageMs >= ms) return relative.format(-Math.floor(ageMs / ms), unit);
  }
  return "hace unos segundos";
}
