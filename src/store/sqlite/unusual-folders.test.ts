import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Longer than any start takes; a start that hangs is ended by it. */
const HANGS_AFTER = 30_000;

test.runIf(process.platform === "linux")(
  "a folder without permission to write is reported at once, without waiting",
  () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "src/cli/main.ts", "contar"],
      {
        encoding: "utf8",
        timeout: HANGS_AFTER,
        env: { ...process.env, DATABASE_URL: "sqlite:/proc/nada/lista.db" },
      },
    );
    expect(stderr).toContain("No se puede crear la carpeta «/proc/nada»");
    expect(status).toBe(1);
  },
);
