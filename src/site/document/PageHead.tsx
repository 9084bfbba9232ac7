import type { Edition } from "../../domain/edition/edition.ts";
import { fullTitle } from "../../domain/edition/full-title.ts";
import { previewFile } from "./preview-file.ts";

interface PageHeadProps {
  readonly edicion: Edition["edicion"];
  /** Public address of the site without slash at the end; `null` while it is not known. */
  readonly siteUrl: string | null;
}

/** What search engines, chats and phones read in the page's head. */
export function PageHead({ edicion, siteUrl }: PageHeadProps) {
  const title = fullTitle(edicion);
  const preview = (siteUrl === null ? import.meta.env.BASE_URL : `${siteUrl}/`) + previewFile;
  return (
    <>
      {siteUrl && <link rel="canonical" href={`${siteUrl}/`} />}
      {siteUrl && <meta property="og:url" content={`${siteUrl}/`} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_GT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={edicion.descripcion} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}, ${edicion.lugar.nombre}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}icono-180.png`} />
    </>
  );
}
