import type { ReactNode } from "react";
import { fontRules, type PageAssets } from "./page-assets.ts";
import { splitByScripting } from "./page-styles.ts";

interface DocumentProps {
  readonly assets: PageAssets;
  readonly title: string;
  readonly description: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Document({ assets, title, description, head, children }: DocumentProps) {
  const { colours, fonts } = assets;
  const { styles, withoutScripts } = splitByScripting(assets.styles);
  return (
    <html lang="es-GT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={colours.background} />
        <meta name="color-scheme" content="dark" />
        {fonts.map(({ address }) => (
          <link
            key={address}
            rel="preload"
            as="font"
            type="font/woff2"
            href={address}
            crossOrigin=""
          />
        ))}
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own build */}
        <style dangerouslySetInnerHTML={{ __html: fontRules(fonts) + styles }} />
        <noscript>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <style dangerouslySetInnerHTML={{ __html: withoutScripts + assets.withoutScripts }} />
        </noscript>
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
