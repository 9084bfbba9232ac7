import { isCalledOff } from "#edition/model/event-state.ts";
import { romanNumeral } from "#edition/model/pictures/roman-numeral.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { Emblem } from "#site/parts/emblem/Emblem.tsx";
import { MarkPicture } from "#site/parts/emblem/Mark.tsx";
import { phoneLines, titleLines, wideTitle } from "#site/parts/emblem/title-lines.ts";
import { FILLING_DAYS } from "#site/phase/clock-facts.ts";
import faces from "./Faces.module.css";
import { Facts } from "./Facts.tsx";
import styles from "./Poster.module.css";

/** Emblem, motto, title and facts. */
export function Poster() {
  const { edicion, drawn } = useEdition();
  const { numero, titulo, lema, logo } = edicion;
  return (
    <div className={`${styles.poster} ${faces.poster}`}>
      <div className={`${styles.emblem} ${faces.emblem} numeral-on-paper`}>
        {logo ? (
          <MarkPicture mark={drawn?.marks?.[logo]} alt="" early />
        ) : (
          <>
            <Emblem editionNumber={numero} counts />
            {!isCalledOff(edicion) && (
              <p
                className={`${styles.caption} not-on-paper text-backdrop`}
                data-caption={FILLING_DAYS}
              />
            )}
          </>
        )}
      </div>
      <p className={`${styles.motto} ${faces.motto} text-backdrop`}>
        <span className={styles.words}>
          {/* The motto keeps its room, so that nothing moves when `showOwnTickets` greets in its place. */}
          <span>{lema}</span>
          <span className={faces.greeting} data-own="yes" hidden>
            <span data-greeting>Ya eres parte de la convención</span>
            {!logo && <span className={faces.node} />}
          </span>
        </span>
      </p>
      <h1 id="titulo" className={`${styles.title} ${faces.title}`}>
        <span className="visually-hidden">{`${romanNumeral(numero)} `}</span>
        <TitleLines title={titulo} />
      </h1>
      <Facts />
    </div>
  );
}

/**
 * The convention's title like on a poster: in lines on phones, in two rows on wider screens; a long
 * one in three rows and, on desktops, in two.
 * Each row is one text, so that nothing in it moves when its font has loaded.
 */
function TitleLines({ title }: { readonly title: string }) {
  const { rows, isLong } = wideTitle(titleLines(title));
  // On desktops, rows of a long one end anywhere but after a small word.
  const textOf = (row: readonly string[]) =>
    isLong
      ? row
          .map((line) => line.replaceAll(" ", "\u00a0"))
          .join(phoneLines(row).length > 1 ? "\n" : " ")
      : row.join("\n");
  return rows.map((row) => (
    <span key={row.join()} className={styles.row} data-long={isLong || undefined}>
      {`${textOf(row)} `}
    </span>
  ));
}
