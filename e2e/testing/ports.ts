/**
 * The first of the 14 ports of the journeys' servers; `E2E_PORT` changes it, so that several runs can
 * coexist.
 */
export const firstPort = Number(process.env.E2E_PORT ?? 4173);

export function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}
