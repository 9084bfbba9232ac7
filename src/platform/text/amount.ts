/** `1 fila`, `20,000 filas`. */
export function amount(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** `20,000`, as all numbers are written that people count. */
export function figure(count: number): string {
  return count.toLocaleString("es-GT");
}
