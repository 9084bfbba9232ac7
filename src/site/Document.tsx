import type { ReactNode } from "react";
import { belowRule, startScript } from "./start-script.ts";
import { themeColours } from "./theme-colours.ts";
import { fontRules, type InlineFont, type WebFont } from "./web-fonts.ts";

/** What the build made for the page's head: addresses of files and the styles, ready to use. */
export interface PageAssets {
  /** What the first screen needs, inlined: a linked sheet would cost a slow connection a round trip. */
  readonly styles: string;
  /** Address of all other styles, fetched once the first screen is shown; `null` if there are none. */
  readonly sheet: string | null;
  /** Module scripts, fetched once the first screen is shown. Without any, nothing waits. */
  readonly scripts: readonly string[];
  readonly fonts: readonly WebFont[];
  /** What the first paint shows in display type; `null` where it may wait for the fonts. */
  readonly titleFont: InlineFont | null;
  /** Public address of the site, without slash at the end, once it is known. */
  readonly siteUrl: string | null;
}

interface DocumentProps {
  readonly assets: PageAssets;
  /** Address of the site's icon, an SVG. */
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

const manifest = "/manifest.webmanifest";

export function Document({ assets, icon, title, description, head, children }: DocumentProps) {
  const { styles, sheet, scripts, fonts, titleFont } = assets;
  const waits = scripts.length > 0 && sheet !== null;
  return (
    <html lang="es-GT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={themeColours.ground} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Styles text={(waits ? belowRule : fontRules(fonts)) + styles} />
        {waits ? (
          <>
            <noscript>
              <Styles text={fontRules(fonts)} />
              <link rel="stylesheet" href={sheet} />
            </noscript>
            <script
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build
              dangerouslySetInnerHTML={{
                __html: startScript({ titleFont, manifest, scripts, fonts, sheet }),
              }}
            />
          </>
        ) : (
          sheet && <link rel="stylesheet" href={sheet} />
        )}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

function Styles({ text }: { readonly text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own build
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
