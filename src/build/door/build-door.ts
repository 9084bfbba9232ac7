import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DOOR_FILE, DOOR_PAGE, DOOR_WORKER_FILE } from "../../domain/door/link.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { bundleWorker } from "../bundling/build-service-worker.ts";
import { bundlePage } from "../bundling/bundle-page.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { Theme } from "../colours/theme.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { doorHtml, doorManifest, doorManifestFile } from "./door-files.ts";

/** Builds the door's page into `siteFolder`, beside the visitors' page, whose icons it uses. */
export async function buildDoor(
  siteFolder: string,
  edicion: Edition["edicion"],
  theme: Theme,
  fonts: BuiltFonts,
): Promise<void> {
  const entry = "src/apps/door/main.tsx";
  const parts = { entry, name: "puerta", accentRule: theme.rule, fonts };
  const { script, sheet, assets } = await bundlePage(siteFolder, parts);
  const html = doorHtml(edicion, { script, sheet, background: theme.background });
  await writeFile(join(siteFolder, DOOR_FILE), html);
  await writeFile(join(siteFolder, doorManifestFile), doorManifest(theme.background));
  const unhashed = ["favicon.svg", "icono-180.png", "icono-192.png", doorManifestFile];
  const files = [
    { url: DOOR_PAGE, revision: contentHash(html) },
    ...[sheet, ...assets, ...fonts.fonts.map(({ address }) => address)].map((url) => ({
      url,
      revision: null,
    })),
    ...(await Promise.all(
      unhashed.map(async (name) => ({
        url: `/${name}`,
        revision: contentHash(await readFile(join(siteFolder, name))),
      })),
    )),
  ];
  const worker = await bundleWorker("src/apps/door/worker/door-worker.ts", {
    DOOR_FILES: JSON.stringify(files),
  });
  await writeFile(join(siteFolder, DOOR_WORKER_FILE), worker);
}
