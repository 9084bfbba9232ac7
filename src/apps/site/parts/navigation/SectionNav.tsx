import type { Edition } from "../../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../../domain/emblem/roman-numeral.ts";
import { ActionLinks, type ActionLinksProps } from "../actions/ActionLinks.tsx";
import styles from "./SectionNav.module.css";

interface SectionNavProps extends Pick<Edition, "edicion" | "tematicas" | "ponentes"> {
  readonly actions: ActionLinksProps;
}

/**
 * The line under the first screen that stays at the top while one scrolls: the numeral, the sections that
 * the edition has, and the phase's one action. Phones have the bar at their foot instead.
 */
export function SectionNav({ edicion, tematicas, ponentes, actions }: SectionNavProps) {
  const sections = [
    ["Programa", "tematicas", tematicas.length > 0],
    ["Ponentes", "ponentes", ponentes.length > 0],
    ["Sede", "sede", true],
  ] as const;
  return (
    <nav className={styles.nav} aria-label="Secciones">
      <a className={styles.numeral} href="#inicio">
        {romanNumeral(edicion.numero)}
        <span className="visually-hidden"> edición, al inicio</span>
      </a>
      <ul className={styles.sections}>
        {sections
          .filter(([, , exists]) => exists)
          .map(([name, id]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
      </ul>
      <ActionLinks {...actions} one />
    </nav>
  );
}
