import type { ReactNode } from "react";
import { themeColours } from "../styles/theme-colours.ts";
import { belowRule } from "./start/below-rule.ts";
import type { PageAssets } from "./start/page-assets.ts";
import { startAssets } from "./start/StartScript.tsx";
import { startEndId } from "./start/start-script.ts";
import { fontRules } from "./start/web-fonts.ts";

interface DocumentProps {
  readonly assets: PageAssets;
  /** Address of the site's icon, an SVG, where no start script brings it. */
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Document({ assets, icon, title, description, head, children }: DocumentProps) {
  const { styles, sheet, fonts, fontSheet } = assets;
  const start = startAssets(assets);
  return (
    <html lang="es-GT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={themeColours.ground} />
        <meta name="color-scheme" content="dark" />
        {/* A file is fetched before the first screen is shown, and one is guessed where none is named. */}
        <link rel="icon" href={start ? "data:," : icon} />
        <Styles text={(start ? belowRule() : fontRules(fonts)) + styles} />
        {start ? (
          <>
            <noscript>
              <link rel="icon" href={start.icon} />
              <link rel="stylesheet" href={fontSheet} />
              <link rel="stylesheet" href={start.sheet} />
            </noscript>
            {/* The parts of the first screen share its height, and would move if painted one by one. */}
            <link rel="expect" href={`#${startEndId}`} blocking="render" />
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
