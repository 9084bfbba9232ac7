import { execFileSync } from "node:child_process";
import { isExecutable } from "./find-program.ts";

/** Whether this process may install Debian's packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
}

/** Installs packages of Debian; throws when that fails. */
export function install(packages: readonly string[]): void {
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

export function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync(command, args, { stdio: "inherit", env });
}
