import styles from "./ActionBar.module.css";
import { ActionLinks, type ActionLinksProps } from "./ActionLinks.tsx";
import { useActionsOutOfView } from "./ActionsOutOfView.tsx";

/**
 * On phones, repeats the hero's two buttons at the foot of the screen, while neither they nor the
 * page's footer are in view.
 */
export function ActionBar(actions: ActionLinksProps) {
  const visible = useActionsOutOfView();
  return (
    <nav className={styles.bar} hidden={!visible} aria-label="Entrada y registro">
      <ActionLinks {...actions} />
    </nav>
  );
}
