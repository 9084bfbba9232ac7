import type { Edition } from "../../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../../domain/emblem/roman-numeral.ts";
import type { PhaseDates } from "../../../../domain/phases/phase.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { CountingEmblem } from "../../parts/emblem/CountingEmblem.tsx";
import { Emblem } from "../../parts/emblem/Emblem.tsx";
import { MarkPicture } from "../../parts/mark/MarkPicture.tsx";
import { TitleLines } from "../../parts/title/TitleLines.tsx";
import { Facts } from "./Facts.tsx";
import { Motto } from "./Motto.tsx";
import styles from "./Poster.module.css";

interface PosterProps extends Pick<Edition, "edicion" | "drawn"> {
  readonly dates: PhaseDates;
}

/** Emblem, motto, title and facts. */
export function Poster({ edicion, drawn, dates }: PosterProps) {
  const { numero, titulo, lema, logo } = edicion;
  return (
    <div className={styles.poster}>
      <div className={styles.emblem}>
        {logo ? (
          <MarkPicture mark={drawn?.marks?.[logo]} alt="" early />
        ) : (
          <ErrorBoundary instead={<Emblem editionNumber={numero} />}>
            <CountingEmblem editionNumber={numero} dates={dates} captioned />
          </ErrorBoundary>
        )}
      </div>
      <p className={`${styles.motto} text-backdrop`}>
        <ErrorBoundary instead={lema}>
          <Motto text={lema} edition={numero} ends={dates.end} hasNodes={!logo} />
        </ErrorBoundary>
      </p>
      <h1 id="titulo" className={styles.title}>
        <span className="visually-hidden">{romanNumeral(numero)} </span>
        <TitleLines title={titulo} />
      </h1>
      <Facts edicion={edicion} />
    </div>
  );
}
