// First, because it declares the order of the layers.
import "./styles/index.css";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Edition } from "../domain/edition/edition.ts";
import { fullTitle } from "../domain/edition/full-title.ts";
import { openSpan } from "../domain/phases/phase-texts.ts";
import { Document } from "./document/Document.tsx";
import { EventData } from "./document/EventData.tsx";
import { Favicon } from "./document/Favicon.tsx";
import { NoticePage } from "./document/NoticePage.tsx";
import { PageHead } from "./document/PageHead.tsx";
import { pictureRules, titleRule } from "./document/page-styles.ts";
import type { PageAssets } from "./document/start/page-assets.ts";
import { StartScript } from "./document/start/StartScript.tsx";
import { fontRules } from "./document/start/web-fonts.ts";
import { NearProps } from "./islands/Island.tsx";
import { Page } from "./Page.tsx";
import { unknownFigure } from "./sections/inicio/Countdown.tsx";

export { fontRules, pictureRules };

/** The text that the first paint shows in display type. */
export function displayText({ edicion }: Edition): string {
  return edicion.titulo + unknownFigure;
}

/** The whole page of an edition as an HTML document. A sheet must hold its `pictureRules`. */
export function renderPage(edition: Edition, assets: PageAssets): string {
  const { edicion } = edition;
  const colours = assets.sheet === null ? pictureRules(edition) : "";
  return toDocument(
    <Document
      assets={{ ...assets, styles: assets.styles + titleRule(edicion) + colours }}
      icon={iconAddress(edition)}
      title={fullTitle(edicion)}
      description={edicion.descripcion}
      head={<PageHead edicion={edicion} siteUrl={assets.siteUrl} />}
    >
      <Page edition={edition} start={<StartScript assets={assets} open={openSpan(edicion)} />} />
      <EventData edicion={edicion} siteUrl={assets.siteUrl} />
    </Document>,
    assets.nearProps,
  );
}

/** The props of the islands that are hydrated near the visitor, as the text of a JSON file. */
export function renderNearProps(edition: Edition): string {
  const props: unknown[] = [];
  renderToString(
    <NearProps value={props}>
      <Page edition={edition} start={null} />
    </NearProps>,
  );
  return JSON.stringify(props);
}

/** The page for addresses that do not exist; it needs no script. */
export function renderNotFound(edition: Edition, assets: PageAssets): string {
  const text = "El enlace está incompleto o cambió.";
  return renderNotice(edition, assets, "Esta página no existe", text);
}

/** The page for a navigation that the server failed to answer; it needs no script. */
export function renderServerError(edition: Edition, assets: PageAssets): string {
  const text = "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";
  return renderNotice(edition, assets, "No pudimos abrir la página", text);
}

function renderNotice(edition: Edition, assets: PageAssets, title: string, text: string) {
  const { edicion } = edition;
  return toDocument(
    <Document
      assets={{ ...assets, scripts: [] }}
      icon={iconAddress(edition)}
      title={`${title} · ${edicion.titulo}`}
      description={edicion.descripcion}
      head={<meta name="robots" content="noindex" />}
    >
      <NoticePage editionNumber={edicion.numero} title={title}>
        {text}
      </NoticePage>
    </Document>,
  );
}

/** The site's icon as an SVG file. */
export function renderFavicon({ edicion }: Edition): string {
  return renderToStaticMarkup(<Favicon editionNumber={edicion.numero} />);
}

/** The icon as a `data:` address, for a page that is complete without a second request. */
function iconAddress(edition: Edition): string {
  return `data:image/svg+xml,${encodeURI(renderFavicon(edition)).replaceAll("#", "%23")}`;
}

/** With `nearProps`, the address of their file, each near island has its place in there for props. */
function toDocument(document: ReactElement, nearProps: string | null = null): string {
  const html = renderToString(
    <NearProps value={nearProps === null ? null : []}>{document}</NearProps>,
  );
  const apart =
    nearProps === null ? html : html.replace("<body>", `<body data-near-props="${nearProps}">`);
  // The attributes that hold JSON come in single quotes, so that its own need no escapes.
  const readable = apart.replace(
    / data-props="([^"]*)"/g,
    (_, props: string) => ` data-props='${props.replaceAll("&quot;", '"')}'`,
  );
  return `<!doctype html>${readable}`;
}
