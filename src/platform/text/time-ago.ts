const relative = new Intl.RelativeTimeFormat("es-GT", { style: "short" });
const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago that was: `hace unos segundos`, `hace 3 min`, `hace 2 días`. */
export function timeAgo(ageMs: number): string {
  for (const [unit, ms] of units) {
    if (ageMs >= ms) return relative.format(-Math.floor(ageMs / ms), unit);
  }
  return "hace unos segundos";
}
