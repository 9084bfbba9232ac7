// Imported first, because it declares the order of the layers.
import "./styles/index.css";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { CertificatePage } from "#certificates/model/calls.ts";
import { CertificateCheck, checkTitle } from "#certificates/site/CertificateCheck.tsx";
import type { Edition } from "#edition/model/edition.ts";
import { announcedTitle } from "#edition/model/event-state.ts";
import { eventDate } from "#edition/model/phases/event-dates.ts";
import { hasSection, navigation } from "#edition/model/sections.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Page } from "./Page.tsx";
import { EditionContext } from "./parts/edition-context.ts";
import { Favicon } from "./parts/emblem/Favicon.tsx";
import { EditionMark } from "./parts/emblem/Mark.tsx";
import { clockFacts } from "./phase/clock-facts.ts";
import { Document, PageHead, ReloadNotice } from "./shell/Document.tsx";
import { EventData } from "./shell/EventData.tsx";
import type { PageAssets, ThemeColours } from "./shell/page-assets.ts";
import { type PageData, pageDataId, rootId, scriptJson } from "./shell/page-data.ts";
import { titleRule } from "./shell/page-styles.ts";

/** The whole page of an edition as an HTML document, whose islands `hydrate-islands.tsx` hydrates. */
export function renderPage(edition: Edition, assets: PageAssets): string {
  const { edicion } = edition;
  const styles = assets.styles + titleRule(edicion);
  const { content, answerSheet } = assets;
  const data: PageData = { clock: clockFacts(edicion), content, answerSheet };
  return toDocument(
    edition,
    <Document
      assets={{ ...assets, styles }}
      title={announcedTitle(edicion)}
      description={edicion.estado?.texto ?? edicion.descripcion}
      head={<PageHead edicion={edicion} {...assets} />}
    >
      <div
        id={rootId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{
          __html: renderToString(<Page edition={edition} built={assets} />),
        }}
      />
      <ReloadNotice />
      <script
        id={pageDataId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with `<` escaped
        dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
      />
      <EventData {...edition} siteUrl={assets.siteUrl} />
    </Document>,
  );
}

/** The page for unknown URLs; it needs no script. */
export function renderNotFound(edition: Edition, assets: PageAssets): string {
  const text = "El enlace está incompleto o cambió.";
  return renderNotice(edition, assets, "Esta página no existe", text);
}

/** The page for a navigation that failed on the server; it needs no script. */
export function renderServerError(edition: Edition, assets: PageAssets): string {
  const text = "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";
  return renderNotice(edition, assets, "No pudimos abrir la página", text);
}

/** The head of a page that belongs in no search engine. */
function NoticeHead({ sheets }: { readonly sheets: readonly string[] }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
    </>
  );
}

function renderNotice(edition: Edition, assets: PageAssets, title: string, text: string) {
  const { edicion } = edition;
  return toDocument(
    edition,
    <Document
      assets={assets}
      title={`${title} · ${edicion.titulo}`}
      description={edicion.descripcion}
      head={<NoticeHead sheets={[assets.sheet]} />}
    >
      <Notice title={title} text={text} mark={<EditionMark />}>
        <Button kind="main" href={import.meta.env.BASE_URL}>
          Ir al inicio
        </Button>
        <nav aria-label="Secciones">
          {navigation
            .filter(([id]) => hasSection(edition, id))
            .map(([id, name]) => (
              <a key={id} className="text-link" href={`${import.meta.env.BASE_URL}#${id}`}>
                {name}
              </a>
            ))}
        </nav>
        <p className="label">{`${announcedTitle(edicion)}, ${eventDate(edicion.fechas)}`}</p>
      </Notice>
    </Document>,
  );
}

/** The pages that check a certificate, by what they say; they need no script. */
export function renderCertificatePages(
  edition: Edition,
  assets: PageAssets,
): Record<CertificatePage, string> {
  const { edicion } = edition;
  const page = (state: CertificatePage) =>
    toDocument(
      edition,
      <Document
        assets={assets}
        title={checkTitle(edicion)}
        description={edicion.descripcion}
        head={<NoticeHead sheets={[assets.sheet, assets.answerSheet]} />}
      >
        <CertificateCheck state={state} />
      </Document>,
    );
  return {
    form: page("form"),
    unknown: page("unknown"),
    valid: page("valid"),
    replaced: page("replaced"),
    withdrawn: page("withdrawn"),
  };
}

/** The site's icon as an SVG file. */
export function renderFavicon(
  { edicion }: Pick<Edition, "edicion">,
  colours: ThemeColours,
): string {
  return renderToStaticMarkup(<Favicon editionNumber={edicion.numero} colours={colours} />);
}

function toDocument(edition: Edition, document: ReactElement): string {
  const provided = <EditionContext value={edition}>{document}</EditionContext>;
  return `<!doctype html>${renderToStaticMarkup(provided)}`;
}

export { islandContent } from "./shell/page-data.ts";
export { sectionRules } from "./shell/page-styles.ts";
