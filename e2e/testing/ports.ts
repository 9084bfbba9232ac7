/** The journeys' servers listen from here on, on 14 ports; `E2E_PORT` moves them beside another run's. */
export const firstPort = Number(process.env.E2E_PORT ?? 4173);

export function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}
