import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { ana, eva, luz, newOrganiser, type Organiser } from "../../cli/testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

interface Kill {
  readonly when: "before" | "after";
  readonly call: string;
  /** A part of the call's first argument. */
  readonly on: string;
}

/** Runs a command in a process that is killed at a call of `node:fs`. */
function killed({ when, call, on }: Kill, ...command: readonly string[]): void {
  const preload = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const real = fs.${call};
    fs.${call} = (...given) => {
      const here = String(given[0]).includes(${JSON.stringify(on)});
      if (here && ${when === "before"}) process.kill(process.pid, "SIGKILL");
      const result = real(...given);
      if (here) process.kill(process.pid, "SIGKILL");
      return result;
    };
    syncBuiltinESMExports();`;
  const node = [
    ...["--import", `data:text/javascript,${encodeURIComponent(preload)}`],
    ...["--import", import.meta.resolve("tsx")],
    fileURLToPath(new URL("../../cli/main.ts", import.meta.url)),
  ];
  const env = { PATH: process.env.PATH, DATABASE_URL: organiser.databaseUrl };
  const run = spawnSync(process.execPath, [...node, ...command], { env, encoding: "utf8" });
  expect(run.signal, run.stderr + run.stdout).toBe("SIGKILL");
}

test.each([
  { when: "after", call: "writeFileSync", on: "copias" },
  { when: "after", call: "renameSync", on: "copias" },
] as const)("an import that ends $when $call of its copy was none", async (kill) => {
  for (const row of [ana, luz]) await organiser.imports(row);
  killed(kill, "importar", await organiser.writes(eva));
  expect(await organiser.stored()).toEqual([ana, luz]);
  expect((await organiser.types("deshacer", "--si")).exitCode).toBe(0);
  expect(await organiser.stored()).toEqual([ana]);
  expect(
    (await organiser.filesOfCopies()).filter((name) => !name.startsWith("deshecho-")),
  ).toHaveLength(1);
  expect((await organiser.filesOfCopies()).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("an import between two that were killed is undone alone", async () => {
  await organiser.imports(ana);
  const kill = { when: "after", call: "renameSync", on: "copias" } as const;
  killed(kill, "importar", await organiser.writes(luz));
  await organiser.imports(luz);
  killed(kill, "importar", await organiser.writes(eva));
  await organiser.types("deshacer", "--si");
  expect(await organiser.stored()).toEqual([ana]);
  await organiser.types("deshacer", "--si");
  expect(await organiser.stored()).toEqual([]);
});

test("an undo that ends before it lets go of its copy is done, and not done again", async () => {
  for (const row of [ana, luz, eva]) await organiser.imports(row);
  const [, , last] = await organiser.filesOfCopies();
  killed({ when: "before", call: "rmSync", on: last ?? "" }, "deshacer", "--si");
  expect(await organiser.stored()).toEqual([ana, luz]);
  await organiser.imports("2490-21-4,Sol,4");
  await organiser.types("deshacer", "--si");
  expect(await organiser.stored()).toEqual([ana, luz]);
  await organiser.types("deshacer", "--si");
  expect(await organiser.stored()).toEqual([ana]);
});

test("an undo that ends before anything is brought back was none", async () => {
  for (const row of [ana, luz]) await organiser.imports(row);
  killed({ when: "after", call: "renameSync", on: "deshecho-" }, "deshacer", "--si");
  expect(await organiser.stored()).toEqual([ana, luz]);
  await organiser.types("deshacer", "--si");
  expect(await organiser.stored()).toEqual([ana]);
});
