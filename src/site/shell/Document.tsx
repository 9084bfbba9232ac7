import type { ReactNode } from "react";
import type { Edition } from "#edition/model/edition.ts";
import { announcedTitle } from "#edition/model/event-state.ts";
import styles from "./Document.module.css";
import { fontRules, type PageAssets, previewFile } from "./page-assets.ts";
import { reloadNoticeId, restSheetId } from "./page-data.ts";

interface DocumentProps {
  readonly assets: PageAssets;
  readonly title: string;
  readonly description: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Document({ assets, title, description, head, children }: DocumentProps) {
  const { colours, fonts } = assets;
  return (
    <html lang="es-GT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={colours.background} />
        <meta name="color-scheme" content="dark" />
        {/* A picture, because a drawing costs a slow phone as much as a page of its own. */}
        <link rel="icon" href={`${import.meta.env.BASE_URL}icono-48.png`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own build */}
        <style dangerouslySetInnerHTML={{ __html: fontRules(fonts) + assets.styles }} />
        {head}
      </head>
      <body>
        {/* In the head, Chromium would wait 50 ms for them before the first paint; hidden, no press restyles them. */}
        <div hidden>
          {fonts.map(({ address }) => (
            <link
              key={address}
              rel="preload"
              as="font"
              type="font/woff2"
              href={address}
              crossOrigin=""
              onLoad={stayHere}
            />
          ))}
        </div>
        {children}
      </body>
    </html>
  );
}

/** React moves links without a listener into the head; listeners are not written into the page. */
function stayHere(): void {}

interface PageHeadProps extends Pick<PageAssets, "script" | "siteUrl"> {
  readonly edicion: Edition["edicion"];
}

/** The page's scripts, and the metadata for search engines, chats and phones. */
export function PageHead({ edicion, script, siteUrl }: PageHeadProps) {
  const title = announcedTitle(edicion);
  const preview = (siteUrl === null ? import.meta.env.BASE_URL : `${siteUrl}/`) + previewFile;
  return (
    <>
      {/* The parts of the first screen share its height, and would move if painted one by one. */}
      <link rel="expect" href={`#${restSheetId}`} blocking="render" />
      {/* Low, because text and fonts come first. */}
      {script && <script type="module" src={script} fetchPriority="low" />}
      <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest.webmanifest`} />
      {siteUrl && <link rel="canonical" href={`${siteUrl}/`} />}
      {siteUrl && <meta property="og:url" content={`${siteUrl}/`} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_GT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={edicion.estado?.texto ?? edicion.descripcion} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}, ${edicion.lugar.nombre}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}icono-180.png`} />
    </>
  );
}

/** Shown, with the reason in front, once the page has changed or a part of it cannot be loaded: even React, so it stands outside of its root. */
export function ReloadNotice() {
  return (
    <p id={reloadNoticeId} className={styles.notice} role="alert" hidden>
      {" "}
      <a className="text-link" href={import.meta.env.BASE_URL}>
        Recargar
      </a>
    </p>
  );
}
