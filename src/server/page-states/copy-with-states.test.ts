import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { readPageHeaders } from "../headers/security-headers.ts";
import { copyWithStates } from "./copy-with-states.ts";

const built = "<!doctype html><html><head><title>Convención</title></head></html>";

test("the demonstration's copy has the clock's script first, in every form and in the policy, and the built site has none", async () => {
  const [site, copy] = [await temporaryFolder(), await temporaryFolder()];
  await writeFile(join(site, "index.html"), built);
  await writeFile(join(site, "index.html.br"), "old");
  await copyWithStates(site, copy);
  const html = await readFile(join(copy, "index.html"), "utf8");
  expect(html).toMatch(/<head><script>.*ahora.*<\/script><title>/s);
  expect(brotliDecompressSync(await readFile(join(copy, "index.html.br"))).toString()).toBe(html);
  expect(gunzipSync(await readFile(join(copy, "index.html.gz"))).toString()).toBe(html);
  const policy = (folder: string) =>
    readPageHeaders(folder).then((pages) => pages["index.html"]?.["content-security-policy"]);
  expect(await policy(copy)).toContain("'sha256-");
  expect(await readFile(join(site, "index.html"), "utf8")).toBe(built);
});
