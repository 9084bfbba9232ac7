import type { Edition } from "#edition/model/edition.ts";
import { romanNumeral } from "#edition/model/emblem/roman-numeral.ts";
import styles from "./SectionNav.module.css";

/**
 * The line under the first screen that stays at the top while one scrolls: the numeral, the sections that
 * the edition has, and the phase's one action, which `show-actions.ts` copies, while it is nowhere else in view. Phones have a bar at
 * the foot instead.
 */
export function SectionNav({
  edicion,
  ...content
}: Pick<Edition, "edicion" | "tematicas" | "ponentes" | "ediciones" | "preguntas">) {
  const sections = [
    ["Programa", "tematicas", content.tematicas],
    ["Ponentes", "ponentes", content.ponentes],
    ["Sede", "sede", [edicion.lugar]],
    ["Preguntas", "preguntas", content.preguntas ?? []],
    ["Ediciones", "ediciones", content.ediciones],
  ] as const;
  return (
    <nav id="secciones" className={styles.nav} aria-label="Secciones">
      <a className={styles.numeral} href="#inicio">
        {romanNumeral(edicion.numero)}
        <span className="visually-hidden"> edición, al inicio</span>
      </a>
      <ul className={styles.sections}>
        {sections
          .filter(([, , items]) => items.length > 0)
          .map(([name, id]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
      </ul>
      <div className={styles.action} data-repeats-actions="[data-leads]" hidden />
    </nav>
  );
}
