import styles from "./ActionBar.module.css";

/**
 * On phones, repeats the hero's two buttons at the foot of the screen; `show-actions.ts` copies them, and
 * shows it while neither they nor the page's footer are in view.
 */
export function ActionBar() {
  return (
    <nav className={styles.bar} data-repeats-actions="*" hidden aria-label="Entrada y registro" />
  );
}
