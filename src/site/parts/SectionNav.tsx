import { romanNumeral } from "#edition/model/pictures/roman-numeral.ts";
import { hasSection, navigation } from "#edition/model/sections.ts";
import { useEdition } from "./edition-context.ts";
import styles from "./SectionNav.module.css";

/**
 * The line under the first screen, which stays at the top while one scrolls: the numeral, and the sections that
 * the edition has. While the first screen's buttons are out of view, `show-actions.ts` adds the one that leads.
 * Phones have a bar at the foot instead.
 */
export function SectionNav() {
  const edition = useEdition();
  return (
    <nav id="secciones" className={styles.nav} aria-label="Secciones">
      <a className={styles.numeral} href="#inicio">
        {romanNumeral(edition.edicion.numero)}
        <span className="visually-hidden"> edición, al inicio</span>
      </a>
      <ul className={`${styles.sections} wraps`}>
        {navigation
          .filter(([id]) => hasSection(edition, id))
          .map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
      </ul>
      <div className={styles.action} data-repeats-actions="[data-leads]" hidden />
    </nav>
  );
}
