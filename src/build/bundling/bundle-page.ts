import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontRules } from "../../apps/site/document/web-fonts.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { type BundledApp, bundleApp } from "./bundle-app.ts";
import { assetsFolder } from "./vite-builds.ts";

interface PageParts {
  readonly entry: string;
  /** The beginning of its files' names. */
  readonly name: string;
  /** The style rule of the edition's accent; empty if it has none. */
  readonly accentRule: string;
  readonly fonts: BuiltFonts;
}

export interface BundledPage extends Omit<BundledApp, "styles"> {
  /** The URL of its style sheet. */
  readonly sheet: string;
}

/** Bundles a page that is rendered in the browser alone, and writes its style sheet with the fonts. */
export async function bundlePage(
  outDir: string,
  { entry, name, accentRule, fonts }: PageParts,
): Promise<BundledPage> {
  const { styles, ...app } = await bundleApp(outDir, entry, name);
  const rules = fonts.fallbackRules + fontRules(fonts.fonts) + styles + accentRule;
  const sheet = `/${assetsFolder}/${name}-${contentHash(rules)}.css`;
  await writeFile(join(outDir, sheet), rules);
  return { ...app, sheet };
}
