import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { earlyScript } from "../../apps/site/document/early-script.ts";
import { buildClient } from "./vite-builds.ts";

/** The browsers that the README names. */
const stated = ["chrome111", "edge111", "firefox114", "safari16.4"];

let folder: string;
/** The URLs of the scripts of every visit. */
let first: string[];
let files: Map<string, string>;

beforeAll(async () => {
  // Otherwise the build would include React's development version.
  vi.stubEnv("NODE_ENV", "production");
  folder = await mkdtemp(join(tmpdir(), "convencion-client-"));
  const { script, modules } = await buildClient(folder);
  first = [script, ...modules];
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  files = new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [`/assets/${name}`, await readFile(join(folder, "assets", name), "utf8")] as const,
      ),
    ),
  );
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Compiles a script for these browsers and removes its white space. */
async function writtenFor(code: string, target: string[] | string): Promise<string> {
  const written = await transformWithOxc(code, "script.js", { target, sourcemap: false });
  return written.code;
}

test("scripts of the page contain no syntax that the stated browsers lack", async () => {
  expect(files.size).toBeGreaterThan(5);
  for (const [name, code] of files) {
    expect(await writtenFor(code, stated), name).toBe(await writtenFor(code, "esnext"));
  }
});

test("the inline script can be read by browsers of 2020", async () => {
  const code = earlyScript([null, 0], { doors: 0, end: 0 });
  expect(await writtenFor(code, "es2020")).toBe(await writtenFor(code, "esnext"));
});

test("the comparison finds syntax that is too new", async () => {
  const late = "class Late { static { late() } }";
  expect(await writtenFor(late, "es2020")).not.toBe(await writtenFor(late, "esnext"));
});

test("no file imports the module script, which a retry loads by another URL", () => {
  const name = first[0]?.split("/").at(-1) ?? "";
  expect([...files.values()].filter((code) => code.includes(name))).toEqual([]);
  expect(files.get(first[0] ?? "")).not.toMatch(/\b(?:from|import)\s*["'`(]["'`]?\.\//);
});

test("chunks that are loaded on demand import only the first scripts, so that a retry can load them", () => {
  const late = [...files].filter(([name]) => !first.includes(name) && !/worker/.test(name));
  const imports = late.flatMap(([name, code]) =>
    [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g)].map(
      ([, file]) => `${name} -> /assets/${file}`,
    ),
  );
  expect(imports.length).toBeGreaterThan(0);
  const beyond = imports.filter((each) => !first.some((script) => each.endsWith(script)));
  expect(beyond).toEqual([]);
});
