import { SettingFault } from "../content/site-url.ts";

/**
 * Whether phones keep a copy of the page for visits without a network: yes for `OFFLINE=on` or if it is
 * not set; `off` removes the service worker from all phones. Throws a SettingFault for anything else.
 */
export function readOffline(environment: Record<string, string | undefined>): boolean {
  const value = environment.OFFLINE?.trim() || "on";
  if (value === "on" || value === "off") return value === "on";
  throw new SettingFault(
    `OFFLINE es «${value}». Escriba on, o off para quitar la copia sin conexión.`,
  );
}
