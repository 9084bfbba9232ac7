import { Link } from "wouter";
import { type Crumb, TEXTS_PATH } from "./open-page.ts";
import styles from "./Texts.module.css";

/** The way back. */
export function Crumbs({ crumbs = [] }: { readonly crumbs?: readonly Crumb[] }) {
  return (
    <nav aria-label="Dónde está" className={styles.crumbs}>
      {[{ name: "Textos", href: TEXTS_PATH }, ...crumbs].map(({ name, href }) => (
        <Link key={href} href={href}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
