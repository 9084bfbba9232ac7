import { useEffect, useState } from "react";
import styles from "./ActionBar.module.css";
import { ActionLinks, type ActionLinksProps } from "./ActionLinks.tsx";

/** On phones: the hero's two buttons once more at the foot of the screen, while neither they nor
 * the page's footer are in view. */
export function ActionBar(actions: ActionLinksProps) {
  const visible = useNeitherInView("[data-hero-actions]", "#pie");
  return (
    <nav className={styles.bar} data-visible={visible} aria-label="Entrada y registro">
      <ActionLinks {...actions} />
    </nav>
  );
}

/** Whether the first element has been scrolled away upwards and the second is not in view yet. */
function useNeitherInView(above: string, below: string): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const watched = [above, below].map((selector) => document.querySelector(selector));
    const hidden = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const passed = target === watched[0] ? boundingClientRect.top < 0 : true;
        hidden.set(target, !isIntersecting && passed);
      }
      setVisible(watched.every((element) => element && hidden.get(element)));
    });
    for (const element of watched) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [above, below]);
  return visible;
}
