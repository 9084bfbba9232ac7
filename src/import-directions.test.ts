import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "import-directions-"));
  cpSync("biome.json", join(project, "biome.json"));
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

/** What the linter says, under our rules, of a file at `path` that imports `target`. */
function lint(path: string, target: string): string {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import "${target}";\n`);
  const { stdout, stderr } = spawnSync(
    resolve("node_modules/.bin/biome"),
    ["lint", "--vcs-enabled=false", "--only=style/noRestrictedImports", path],
    { cwd: project, encoding: "utf8" },
  );
  expect(stdout + stderr).toContain("Checked 1 file");
  return stdout + stderr;
}

describe("the linter refuses an import", () => {
  it.each([
    ["src/domain/a.ts", "../store/store.ts"],
    ["src/domain/a.ts", "node:fs"],
    ["src/domain/a.ts", "react"],
    ["src/store/a.ts", "../server/app.ts"],
    ["src/store/a.ts", "../site/Page.tsx"],
    ["src/store/firestore-store.ts", "./sqlite-store.ts"],
    ["src/server/routes/a.ts", "../../cli/main.ts"],
    ["src/server/a.ts", "../site/Page.tsx"],
    ["src/cli/orders/a.ts", "../../server/app.ts"],
    ["src/cli/a.ts", "../site-build/build.ts"],
    ["src/site/a.ts", "../store/store.ts"],
    ["src/site/parts/a.ts", "../../server/app.ts"],
    ["src/site/a.ts", "../site-build/build.ts"],
    ["src/site/a.ts", "node:path"],
    ["src/site/sections/sede/a.ts", "../acerca/Acerca.tsx"],
    ["src/site/sections/sede/a.ts", "../../../store/store.ts"],
    ["src/site-build/a.ts", "../server/app.ts"],
    ["src/site-build/a.ts", "../store/store.ts"],
  ])("of %s to %s", (path, target) => {
    expect(lint(path, target)).toContain("noRestrictedImports");
  });
});

describe("the linter allows an import", () => {
  it.each([
    ["src/domain/a.ts", "./carnet.ts"],
    ["src/store/sqlite-store.ts", "./store.ts"],
    ["src/store/open-store.ts", "./sqlite-store.ts"],
    ["src/server/routes/a.ts", "../../store/store.ts"],
    ["src/cli/orders/a.ts", "../../store/open-store.ts"],
    ["src/site/sections/sede/a.ts", "../../parts/Carousel.tsx"],
    ["src/site/sections/sede/a.ts", "../../../domain/edition.ts"],
    ["src/site/sections/sede/a.ts", "./Sede.module.css"],
    ["src/site-build/a.ts", "../site/entry-server.tsx"],
  ])("of %s to %s", (path, target) => {
    expect(lint(path, target)).not.toContain("noRestrictedImports");
  });
});
