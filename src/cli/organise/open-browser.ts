import { env, platform } from "node:process";

/** Opens `address` in the person's browser if there seems to be one; it was also printed. */
export async function openBrowser(address: string): Promise<void> {
  const screen = env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME;
  if (platform === "linux" && !screen) return;
  const { default: open } = await import("open");
  const opener = await open(address).catch(() => null);
  // A machine without a browser reports it later.
  opener?.once("error", () => {});
}
