import { wallClock } from "../../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../../domain/emblem/roman-numeral.ts";
import { programmeItems } from "../../../../domain/phases/programme.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { ActionLinks, type ActionLinksProps } from "../../parts/actions/ActionLinks.tsx";
import { CountingEmblem } from "../../parts/emblem/CountingEmblem.tsx";
import { Emblem } from "../../parts/emblem/Emblem.tsx";
import { MarkPicture } from "../../parts/mark/MarkPicture.tsx";
import { TitleLines } from "../../parts/title/TitleLines.tsx";
import { hasShortFirstRow } from "../../parts/title/title-lines.ts";
import { Countdown } from "./Countdown.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./Inicio.module.css";
import { Masthead } from "./Masthead.tsx";
import { Motto } from "./Motto.tsx";
import { hasManyLines } from "./place-of-facts.ts";

interface InicioProps
  extends Pick<Edition, "edicion" | "ediciones" | "tematicas" | "ponentes" | "drawn"> {
  readonly actions: ActionLinksProps;
}

export function Inicio({ edicion, ediciones, tematicas, ponentes, drawn, actions }: InicioProps) {
  const { numero, titulo, lema, fechas } = edicion;
  return (
    <section
      id="inicio"
      className={styles.section}
      aria-labelledby="titulo"
      data-many-lines={hasManyLines(edicion) || undefined}
      data-first-row={hasShortFirstRow(titulo) ? "short" : undefined}
    >
      <Masthead edicion={edicion} drawn={drawn} />
      <div className={styles.poster}>
        <div className={styles.emblem} data-thread>
          {edicion.logo ? (
            <MarkPicture mark={drawn?.marks?.[edicion.logo]} alt="" early />
          ) : (
            <ErrorBoundary instead={<Emblem editionNumber={numero} />}>
              <CountingEmblem editionNumber={numero} dates={actions.dates} captioned />
            </ErrorBoundary>
          )}
        </div>
        <p className={`${styles.motto} text-backdrop`}>
          <ErrorBoundary instead={lema}>
            <Motto text={lema} edition={numero} ends={actions.dates.end} hasNodes={!edicion.logo} />
          </ErrorBoundary>
        </p>
        <h1 id="titulo" className={styles.title}>
          <span className="visually-hidden">{romanNumeral(numero)} </span>
          <TitleLines title={titulo} />
        </h1>
        <Facts edicion={edicion} />
      </div>
      <div className={styles.act}>
        <div className="text-backdrop">
          <ErrorBoundary>
            <Countdown
              dates={actions.dates}
              doorsOpen={wallClock(fechas.puertas).time}
              texts={actions.texts}
              programme={programmeItems({ edicion, tematicas, ponentes })}
              way={actions.directions}
              latest={ediciones[0]}
            />
          </ErrorBoundary>
        </div>
        <div className={styles.actions} data-hero-actions>
          <ActionLinks {...actions} />
        </div>
      </div>
    </section>
  );
}
