import type { Edition } from "#edition/model/edition.ts";
import { isCalledOff } from "#edition/model/event-state.ts";
import { romanNumeral } from "#edition/model/pictures/roman-numeral.ts";
import { CountingEmblem } from "#site/parts/emblem/Emblem.tsx";
import { MarkPicture } from "#site/parts/emblem/Mark.tsx";
import { TitleLines } from "#site/parts/emblem/TitleLines.tsx";
import faces from "./Faces.module.css";
import { Facts } from "./Facts.tsx";
import { Motto } from "./Motto.tsx";
import styles from "./Poster.module.css";

/** Emblem, motto, title and facts. */
export function Poster({ edicion, drawn }: Pick<Edition, "edicion" | "drawn">) {
  const { numero, titulo, lema, logo } = edicion;
  return (
    <div className={`${styles.poster} ${faces.poster}`}>
      <div className={`${styles.emblem} ${faces.emblem} numeral-on-paper`}>
        {logo ? (
          <MarkPicture mark={drawn?.marks?.[logo]} alt="" early />
        ) : (
          <CountingEmblem editionNumber={numero} captioned={!isCalledOff(edicion)} />
        )}
      </div>
      <p className={`${styles.motto} ${faces.motto} text-backdrop`}>
        <Motto text={lema} hasNodes={!logo} />
      </p>
      <h1 id="titulo" className={`${styles.title} ${faces.title}`}>
        <span className="visually-hidden">{`${romanNumeral(numero)} `}</span>
        <TitleLines title={titulo} />
      </h1>
      <Facts edicion={edicion} />
    </div>
  );
}
