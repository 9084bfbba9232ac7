import type { Edition } from "#edition/model/edition.ts";
import { announcedTitle } from "#edition/model/event-state.ts";
import { clockScriptId } from "./element-ids.ts";
import type { PageAssets } from "./page-assets.ts";
import { previewFile } from "./page-assets.ts";

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
      <link rel="expect" href={`#${clockScriptId}`} blocking="render" />
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
