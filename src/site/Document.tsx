import type { ReactNode } from "react";
import { themeColours } from "./theme-colours.ts";

/** What the build made for the page's head: addresses of files and the styles, ready to use. */
export interface PageAssets {
  /** All styles, inlined: a linked sheet would cost a slow connection one more round trip. */
  readonly styles: string;
  /** Module scripts; the first is the entry, the others are what it imports. */
  readonly scripts: readonly string[];
  /** Font files of the first view. */
  readonly fonts: readonly string[];
  /** Public address of the site, without slash at the end, once it is known. */
  readonly siteUrl: string | null;
}

interface DocumentProps {
  readonly assets: PageAssets;
  readonly title: string;
  readonly description: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Document({ assets, title, description, head, children }: DocumentProps) {
  const [entry, ...imports] = assets.scripts;
  return (
    <html lang="es-GT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={themeColours.ground} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own build */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {imports.map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
        {entry && <script type="module" src={entry} />}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
