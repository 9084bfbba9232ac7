import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { readFolders } from "../content/folders.ts";
import { readSiteUrl } from "../content/site-url.ts";
import { readPageHeaders } from "../headers/security-headers.ts";
import { settingNames } from "../server/config/config.ts";
import { appUnderTest } from "../server/testing/app-under-test.ts";
import { addBuiltSite } from "../server/testing/server-process.ts";
import { readOffline } from "../site-build/offline-setting.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { headersIn, missingPaths, missingTests, scriptsIn, settingsIn } from "./docs.ts";
import { projectFiles } from "./project-files.ts";

const files = [
  ...readdirSync("."),
  ...projectFiles([".ci", "bench", "content", "deploy", "docs", "e2e", "src"]),
];
const pages = files
  .filter((file) => /^(?:README\.md|SECURITY\.md|docs\/.*\.md|bench\/README\.md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const scripts = Object.keys(packageJson.scripts);

test.each(pages)("every script, file and test that $file names exists", ({ file, text }) => {
  expect(scriptsIn(text).filter((name) => !scripts.includes(name))).toEqual([]);
  expect(missingPaths(text, file, files)).toEqual([]);
  expect(missingTests(text, files)).toEqual([]);
});

test("README lists every setting that server, build and commands read, and no other", () => {
  // Node itself reads the last one when it styles a text.
  const read = new Set([...settingNames, "NO_COLOR"]);
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_, name) => void read.add(String(name)) },
  );
  readFolders(environment);
  readSiteUrl(environment);
  readOffline(environment);
  const readme = readFileSync("README.md", "utf8");
  expect(settingsIn(readme).sort()).toEqual([...read].sort());
});

test.each(["SECURITY.md", "docs/decisions/0009-content-security-policy.md"])(
  "the headers that %s names as sent come with the page, and the others do not",
  async (file) => {
    const { sent, absent } = headersIn(readFileSync(file, "utf8"));
    const headers = await headersOfPage();
    expect(absent).toContain("cross-origin-opener-policy");
    expect(sent.filter((name) => !headers.includes(name))).toEqual([]);
    expect(absent.filter((name) => headers.includes(name))).toEqual([]);
  },
);

test("SECURITY.md names every security header of the page", async () => {
  const { sent } = headersIn(readFileSync("SECURITY.md", "utf8"));
  const siteDir = await builtSite();
  const pages = Object.values(await readPageHeaders(siteDir));
  expect(sent).toEqual(expect.arrayContaining(pages.flatMap((headers) => Object.keys(headers))));
});

test("what is not there is found", () => {
  expect(scriptsIn("`npm run gone -- --minutes 5`")).toEqual(["gone"]);
  expect(missingPaths("`src/gone.ts` [x](gone.md#y) `gone.ts`", "docs/a.md", files)).toEqual([
    "docs/gone.md",
    "src/gone.ts",
    "gone.ts",
  ]);
  expect(missingPaths("```text\nsrc/   code\n  gone/   x\n```", "README.md", files)).toEqual([
    "src/gone/",
  ]);
  const commands = "`npx vitest run src/gone.test.ts` `npx playwright test gone`";
  expect(missingTests(commands, files)).toEqual(["src/gone.test.ts", "gone"]);
  expect(settingsIn("\n## Settings\n| `PORT`, `HOST` | x |\n")).toEqual(["PORT", "HOST"]);
  expect(headersIn("`X-One` is not sent. No `X-Two` is sent. `X-Three`, `Sec-Purpose`")).toEqual({
    sent: ["x-three"],
    absent: ["x-one", "x-two"],
  });
});

async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  return join(folder, "dist/site");
}

async function headersOfPage(): Promise<string[]> {
  const siteDir = await builtSite();
  const { app } = await appUnderTest({ siteDir });
  const { statusCode, headers } = await app.inject({ url: "/" });
  expect(statusCode).toBe(200);
  return Object.keys(headers);
}
