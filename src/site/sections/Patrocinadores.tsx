import type { Mark } from "#edition/model/pictures/drawn.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { softHyphens } from "#platform/text/line-breaks.ts";
import { useEdition } from "../parts/edition-context.ts";
import { MarkPicture } from "../parts/emblem/Mark.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Patrocinadores.module.css";

/** The area of a logo in CSS pixels: of the first level, of the second, and of all further ones. */
const AREAS = [18_000, 5600, 3600];
/** The height of the highest logo, as a share of the side of a square with its area. */
const HIGHEST = 0.83;
/** Letters of a name that would need three lines in large type. */
const LONG = 40;

/** The sponsors, one row for each level, in one tone and with equal optical area. */
export function Patrocinadores() {
  const { patrocinadores = [], drawn } = useEdition();
  // The levels are in the order in which the file names them; sponsors without one are at the end.
  const levels = [...groupBy(patrocinadores, ({ nivel = "" }) => nivel)].sort(
    ([one], [other]) => Number(one === "") - Number(other === ""),
  );
  return (
    <section
      id="patrocinadores"
      className="heading-beside on-grid"
      aria-labelledby="patrocinadores-titulo"
    >
      <SectionHeading id="patrocinadores" quiet />
      {levels.map(([level, sponsors], place) => (
        <div key={level} className={styles.level} data-first={place === 0 || undefined}>
          {level !== "" && <h3 className="label text-backdrop">{level}</h3>}
          <ul className={`${styles.row} wraps`}>
            {sponsors.map(({ nombre, logo = "", enlace }) => {
              const area = AREAS[Math.min(place, AREAS.length - 1)] ?? 0;
              const mark = <SponsorMark name={nombre} mark={drawn?.sponsors?.[logo]} area={area} />;
              return (
                <li key={nombre}>
                  {enlace ? (
                    <a className={`${styles.link} wraps`} href={enlace} rel="sponsored">
                      {mark}
                    </a>
                  ) : (
                    mark
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface SponsorMarkProps {
  readonly name: string;
  readonly mark: Mark | undefined;
  readonly area: number;
}

/** The logo, or the name of a sponsor without one. */
function SponsorMark({ name, mark, area }: SponsorMarkProps) {
  if (!mark) {
    return (
      <span className={`${styles.text} text-backdrop`} data-long={name.length > LONG || undefined}>
        {softHyphens(name)}
      </span>
    );
  }
  const ratio = mark.width / mark.height;
  const height = Math.round(Math.sqrt(area) * Math.min(HIGHEST, ratio ** -0.5));
  return (
    <MarkPicture mark={mark} alt={name} size={{ width: Math.round(height * ratio), height }} />
  );
}
