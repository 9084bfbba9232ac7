import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../store/temporary-folder.ts";
import { keepFiles } from "./kept-files.ts";

test("page, scripts and fonts are kept with their twins; photos and hidden files are not", async () => {
  const folder = await temporaryFolder();
  const files = ["index.html", "index.html.br", "assets/a-1.js", "assets/f-1.woff2"];
  const others = ["fotos/a.avif", ".hidden.html", ".hidden/page.html", "a:b.html"];
  for (const name of [...files, ...others]) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), name);
  }
  const kept = await keepFiles(folder, () => "no-cache");
  expect(kept.map(({ address }) => address).sort()).toEqual([
    "/assets/a-1.js",
    "/assets/f-1.woff2",
    "/index.html",
  ]);
  const page = kept.find(({ address }) => address === "/index.html");
  expect(page?.plain.body.toString()).toBe("index.html");
  expect(page?.compressed.map(({ coding }) => coding)).toEqual(["br"]);
  expect(page?.compressed[0]?.form.headers["content-encoding"]).toBe("br");
  expect(page?.compressed[0]?.form.etag).not.toBe(page?.plain.etag);
});
