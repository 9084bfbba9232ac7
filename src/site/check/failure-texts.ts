import type { LookupFailure } from "./api-client.ts";

/** The server's refusals, which say when to retry. */
export const busyTexts = {
  "too-many": "Desde esta red se hicieron demasiadas consultas.",
  unavailable: "El registro está ocupado en este momento.",
} as const;

/** When to retry: a rate limit refills in minutes, a failed registry may answer in seconds. */
export function retryText(reason: LookupFailure, seconds: number | null): string {
  if (reason !== "too-many" && reason !== "unavailable") return "";
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const wait =
    seconds === null
      ? `unos ${reason === "too-many" ? "minutos" : "segundos"}`
      : minutes > 1
        ? `${minutes} minutos`
        : seconds === 1
          ? "1 segundo"
          : `${seconds} segundos`;
  return `Intenta de nuevo en ${wait}.`;
}
