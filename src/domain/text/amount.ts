/** `1 fila`, `20,000 filas`. */
export function amount(count: number, one: string, many: string): string {
  return `${count.toLocaleString("es-GT")} ${count === 1 ? one : many}`;
}
