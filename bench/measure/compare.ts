import limits from "../limits.json" with { type: "json" };

/** Figures by their names in `limits.json`; a side may lack some. */
export type Measured = Record<string, number>;

const ROUNDS = Number(process.env.ROUNDS ?? 7);

/**
 * Measures ours, the floor and perhaps another build in turn. Prints medians, also of the ratios of ours to
 * the others in a round, and whether the limits hold.
 */
export async function compare(
  part: keyof typeof limits,
  sides: Readonly<Record<string, () => Promise<Measured>>>,
): Promise<void> {
  const measured: Record<string, Measured[]> = { ours: [], floor: [], other: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    process.stderr.write(`Round ${round} of ${ROUNDS}…\n`);
    for (const [side, measure] of Object.entries(sides)) measured[side]?.push(await measure());
  }
  const head = ["", ...Object.keys(measured), "ours / floor", "ours / other", "asked", "holds"];
  const rows = Object.entries(limits[part]).map(([figure, limit]) => {
    const each = (side = "") => measured[side]?.map((round) => round[figure] ?? Number.NaN) ?? [];
    const ratios = (side = "") => each(side).map((one, round) => (each("ours")[round] ?? 0) / one);
    const [sign, value, operator, side] = limit.split(" ");
    const offset = operator === "+" ? median(each(side)) : 0;
    const result = operator === "×" ? median(ratios(side)) : median(each("ours")) - offset;
    const over = result - Number(value);
    const holds = (sign === "≥" ? -over : over) <= 0 ? "yes" : "**no**";
    const medians = Object.keys(measured).map((name) => short(median(each(name))));
    const compared = ["floor", "other"].map((name) => short(median(ratios(name))));
    return [figure, ...medians, ...compared, limit, Number.isNaN(over) ? "" : holds];
  });
  const table = [head, head.map(() => "---:"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  process.stdout.write(`\n${table.join("\n")}\n`);
}

function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const short = (value: number) => (Number.isNaN(value) ? "" : String(Number(value.toPrecision(3))));
