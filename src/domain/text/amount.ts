const figures = new Intl.NumberFormat("es-GT");

/** `1 fila`, `20,000 filas`. */
export function amount(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
