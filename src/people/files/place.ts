/** The place of a value in a list. */
export interface CellPlace {
  /** Counts from 1, as editors and spreadsheets do. */
  readonly line: number;
  /** The letters of a spreadsheet's column, or `null` in a text file. */
  readonly column: string | null;
}

/** `línea 7` or `celda B7`. */
export function placeText({ line, column }: CellPlace): string {
  return column === null ? `línea ${line}` : `celda ${column}${line}`;
}

/** `A`, `Z`, `AA`… for 0, 25, 26… */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26);
  const letter = String.fromCharCode(65 + (column % 26));
  return before === 0 ? letter : columnLetters(before - 1) + letter;
}
