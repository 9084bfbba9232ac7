import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { spawnServer } from "#app/server/testing/spawn-server.ts";
import { freePort } from "#platform/firestore/testing/emulator.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

test("npm run dev writes first where the countdown is shown, and nothing about packages of other pages", async () => {
  const folder = await temporaryFolder();
  for (const name of ["src", "package.json", "tsconfig.json", "index.html", "vite.config.ts"]) {
    await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "bench"));
  await writeFile(
    join(folder, "bench", "page.html"),
    '<script type="module">import "a-package-that-is-not-installed";</script>',
  );
  const { child, address, stop } = spawnServer(["node_modules/vite/bin/vite.js"], {
    folder,
    environment: {
      ...process.env,
      CONTENT_DIR: "src/testing/edition",
      NO_COLOR: "1",
      PORT: String(await freePort()),
    },
    address: /http:\/\/localhost:\d+(?=\D)/,
  });
  onTestFinished(stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  // Every module that the pages name must exist.
  for (const path of ["/", "/puerta", "/organizar/textos", "/organizar/vista"]) {
    const page = await (await fetch((await address) + path)).text();
    const modules = [...page.matchAll(/(?:src|href)="(\/(?:src|@id)\/[^"]+)"/g)];
    expect(modules.length).toBeGreaterThan(0);
    for (const [, module] of modules) {
      expect((await fetch((await address) + module)).status).toBe(200);
    }
  }
  expect((await fetch(await address, { method: "HEAD" })).status).toBe(200);
  // The first URL is the one that shows most, because the edition's date may have passed.
  const [printed] = /http:\/\/localhost:\S+/.exec(output) ?? [];
  expect(printed).toMatch(/\/\?ahora=2025-09-28T09:30:00-06:00$/);
  expect(output).not.toMatch(/a-package-that-is-not-installed|Error/);
});
