import styles from "./ActionBar.module.css";
import { ActionLinks, type ActionLinksProps } from "./ActionLinks.tsx";

/**
 * On phones, repeats the hero's two buttons at the foot of the screen; `show-actions.ts` shows it while
 * neither they nor the page's footer are in view.
 */
export function ActionBar(actions: ActionLinksProps) {
  return (
    <nav className={styles.bar} data-repeats-actions hidden aria-label="Entrada y registro">
      <ActionLinks {...actions} />
    </nav>
  );
}
