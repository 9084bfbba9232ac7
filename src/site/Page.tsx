import "./styles/below.css";
import type { ComponentType } from "react";
import type { Edition } from "#edition/model/edition.ts";
import { hasSection, type SectionId, sectionIds } from "#edition/model/sections.ts";
import { Island } from "./islands.tsx";
import actionBar from "./parts/ActionBar.module.css";
import { actionsOf } from "./parts/ActionLinks.tsx";
import { EditionContext } from "./parts/edition-context.ts";
import { SectionNav } from "./parts/SectionNav.tsx";
import { clockFacts } from "./phase/clock-facts.ts";
import { Acerca } from "./sections/Acerca.tsx";
import { Ediciones } from "./sections/ediciones/Ediciones.tsx";
import { Inicio } from "./sections/inicio/Inicio.tsx";
import { Patrocinadores } from "./sections/Patrocinadores.tsx";
import { Preguntas } from "./sections/Preguntas.tsx";
import { Pie } from "./sections/pie/Pie.tsx";
import { Ponentes } from "./sections/ponentes/Ponentes.tsx";
import { Sede } from "./sections/Sede.tsx";
import { Testimonios } from "./sections/Testimonios.tsx";
import { Tematicas } from "./sections/tematicas/Tematicas.tsx";
import { pageScript, sheetScript } from "./shell/early-script.ts";
import type { PageAssets } from "./shell/page-assets.ts";
import { restSheetId } from "./shell/page-data.ts";

const sections: Readonly<Record<SectionId, ComponentType>> = {
  acerca: Acerca,
  sede: Sede,
  ediciones: Ediciones,
  tematicas: Tematicas,
  ponentes: Ponentes,
  testimonios: Testimonios,
  patrocinadores: Patrocinadores,
  preguntas: Preguntas,
};

interface PageProps {
  readonly edition: Edition;
  /**
   * The URL of the style sheet for all that is below the first screen and for its other faces; a preview, which
   * shows the page by React alone, has none.
   */
  readonly built?: Pick<PageAssets, "sheet">;
}

/**
 * The whole page, of which React hydrates the islands alone. A section with an empty list is omitted.
 * The script behind the first screen shows it as it is now. Browsers paint what stands behind the style sheet
 * once that has loaded, and from the eve on, or for visitors with a ticket, the first screen too.
 */
export function Page({ edition, built }: PageProps) {
  const { signsUp } = actionsOf(edition);
  return (
    <EditionContext value={edition}>
      <main>
        <Inicio />
        {built && (
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build
            dangerouslySetInnerHTML={{
              __html: pageScript(clockFacts(edition.edicion), signsUp),
            }}
          />
        )}
        {built && <link id={restSheetId} rel="stylesheet" href={built.sheet} />}
        {built && (
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build
            dangerouslySetInnerHTML={{ __html: sheetScript }}
          />
        )}
        <SectionNav />
        {sectionIds
          .filter((id) => hasSection(edition, id))
          .map((id) => {
            const Section = sections[id];
            return <Section key={id} />;
          })}
      </main>
      <Pie />
      {/* On phones, `show-actions.ts` copies the hero's two buttons to the foot of the screen. */}
      <nav
        className={actionBar.bar}
        data-repeats-actions="*"
        hidden
        aria-label="Entrada y registro"
      />
      {!import.meta.env.STATIC && <Island name="dialogo" />}
    </EditionContext>
  );
}
