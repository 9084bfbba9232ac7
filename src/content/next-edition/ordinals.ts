/** Stems of ordinals; the ending says the gender. */
const units = [
  "",
  "primer",
  "segund",
  "tercer",
  "cuart",
  "quint",
  "sext",
  "séptim",
  "octav",
  "noven",
];
const tens = [
  ["", "décim", "vigésim", "trigésim", "cuadragésim", "quincuagésim"],
  ["sexagésim", "septuagésim", "octogésim"],
].flat();
/** Smaller ones mean other things, too: a second floor, a fifth of the price. */
const SMALLEST = 10;

/** The usual Spanish word for the place of `number`, from 1 to 89: `decimotercera`. */
export function ordinal(number: number, ending: "a" | "o"): string {
  return forms(number, ending)[0] ?? "";
}

/** All words for the place of a number; none if it is so small that they are ambiguous. */
export function ordinalForms(number: number): { word: string; ending: "a" | "o" }[] {
  if (number < SMALLEST) return [];
  return (["a", "o"] as const).flatMap((ending) =>
    forms(number, ending).map((word) => ({ word, ending })),
  );
}

function forms(number: number, ending: string): string[] {
  const ten = tens[Math.floor(number / 10)] ?? "";
  const unit = units[number % 10] ?? "";
  if (ten === "") return [unit + ending];
  if (unit === "") return [ten + ending];
  const special = number === 11 ? [`undécim${ending}`] : number === 12 ? [`duodécim${ending}`] : [];
  const joined = `${ten.normalize("NFD").replace(/\u0301/g, "")}o${unit}${ending}`;
  return [...special, joined, `${ten}${ending} ${unit}${ending}`];
}
