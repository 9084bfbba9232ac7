/*
 * Spreadsheets evaluate a cell that starts with one of these as a formula (OWASP, "CSV Injection"). A
 * leading apostrophe makes it text. Cells that already begin like an escaped one get another, so that
 * removing one always restores the original.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Escapes a text for a spreadsheet; `unguardCell` restores it. */
export function guardCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Escapes a cell of a workbook, all of which are text: there `+502 5555 1234` stays a telephone. */
export const guardText = (text: string): string =>
  /^\+[\d ()-]+$/.test(text) ? text : guardCell(text);

/** Reverses `guardCell`; any other text stays unchanged. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
