import type { ReactNode } from "react";
import { startScript } from "./start-script.ts";
import { themeColours } from "./theme-colours.ts";
import { fontRules, type WebFont } from "./web-fonts.ts";

/** What the build made for the page's head: addresses of files and the styles, ready to use. */
export interface PageAssets {
  /** All but the web fonts, inlined: a linked sheet would cost a slow connection a round trip. */
  readonly styles: string;
  /** Module scripts, fetched once the page is shown. Without any, nothing waits for anything. */
  readonly scripts: readonly string[];
  readonly fonts: readonly WebFont[];
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
  const { styles, scripts, fonts } = assets;
  const early = scripts.length === 0 ? fonts : fonts.filter(({ preload }) => preload);
  const late = fonts.filter((font) => !early.includes(font));
  return (
    <html lang="es-GT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={themeColours.ground} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {early.map(({ address }) => (
          <link
            key={address}
            rel="preload"
            href={address}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
        <Styles text={fontRules(early) + styles} />
        {scripts.length > 0 && (
          <>
            <noscript>
              <Styles text={fontRules(late)} />
            </noscript>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build */}
            <script dangerouslySetInnerHTML={{ __html: startScript(scripts, late) }} />
          </>
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
