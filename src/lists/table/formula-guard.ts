/*
 * Spreadsheets run a cell that starts with one of these as a formula (OWASP, "CSV Injection").
 * An apostrophe before it makes it text. Cells that already look guarded get one more, so that
 * taking one away always gives back exactly what was there.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Makes a text safe to open in a spreadsheet; `unguardCell` gives it back unchanged. */
export function guardCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Undoes `guardCell`; any other text stays as it is. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
