const SYMBOLS = [
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** The Roman numeral of a whole number from 1 to 89. */
export function romanNumeral(value: number): string {
  let rest = value;
  let numeral = "";
  for (const [symbol, worth] of SYMBOLS) {
    while (rest >= worth) {
      numeral += symbol;
      rest -= worth;
    }
  }
  return numeral;
}
