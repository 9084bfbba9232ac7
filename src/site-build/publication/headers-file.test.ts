import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appUnderTest } from "../../server/testing/app-under-test.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { writeHeadersFile } from "./headers-file.ts";

const files = {
  "index.html": "<style>p{}</style><script>start()</script>",
  "404.html": "<style>b{}</style>",
  "favicon.svg": "<svg/>",
  "manifest.webmanifest": "{}",
  "evento.ics": "BEGIN:VCALENDAR",
  "assets/page-1.js": "x()",
  "assets/styles-1.css": "p{}",
  "fotos/foto-1.avif": "x",
};
const policy = "content-security-policy";
const hash = / 'sha256-[^']+'/g;
const navigation = { "sec-fetch-mode": "navigate", accept: "text/html" };

async function builtSite(base: string): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ["assets", "fotos"]) await mkdir(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeHeadersFile(folder, base);
  return folder;
}

/** What a host sends with a path by the rules of `_headers`: values that meet are joined. */
function hostHeaders(rules: string, path: string): Map<string, string> {
  const sent = new Map<string, string>();
  for (const [, pattern = "", lines = ""] of rules.matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm)) {
    if (!path.startsWith(pattern.replace(/\*$/, ""))) continue;
    for (const [, name = "", value = ""] of lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      sent.set(name, [...(sent.has(name) ? [sent.get(name)] : []), value].join(", "));
    }
  }
  return sent;
}

test.each(["/", "/desconocida", ...Object.keys(files).map((name) => `/${name}`)])(
  "hosts of files send the headers with %s that our server sends",
  async (path) => {
    const siteDir = await builtSite("/");
    const sent = hostHeaders(await readFile(join(siteDir, "_headers"), "utf8"), path);
    const { app } = await appUnderTest({ siteDir });
    const { headers } = await app.inject({ url: path, headers: navigation });
    const isPage = String(headers["content-type"]).match(/text\/html|image\/svg/) !== null;
    const same = [
      "cross-origin-resource-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
      ...(isPage ? ["permissions-policy"] : []),
    ];
    for (const name of same) expect([name, sent.get(name)]).toEqual([name, headers[name]]);
    if (isPage) {
      const [host, server] = [sent.get(policy), headers[policy]].map(String) as [string, string];
      expect(host.replaceAll(hash, "")).toBe(server.replaceAll(hash, ""));
      // A host sends one policy with all pages.
      expect(host.match(hash) ?? []).toEqual(expect.arrayContaining(server.match(hash) ?? []));
    }
    const kept = headers["cache-control"];
    expect(sent.get("cache-control")).toBe(kept === "no-cache" ? undefined : kept);
  },
);

test.each([
  ["/repositorio/", "/repositorio/*"],
  ["./", "/*"],
])("a site at %s has its rules for %s", async (base, pattern) => {
  const rules = await readFile(join(await builtSite(base), "_headers"), "utf8");
  expect(rules.split("\n")[0]).toBe(pattern);
});
