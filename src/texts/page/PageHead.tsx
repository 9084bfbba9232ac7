import type { ReactNode } from "react";
import { Link } from "wouter";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { type Crumb, TEXTS_PATH } from "./open-page.ts";
import styles from "./Texts.module.css";

interface Props {
  readonly title: string;
  readonly isSentence?: boolean;
  readonly crumbs?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** The way back, and the heading. */
export function PageHead({ title, isSentence = false, crumbs = [], children }: Props) {
  return (
    <>
      <nav aria-label="Dónde está" className={styles.crumbs}>
        {[{ name: "Textos", href: TEXTS_PATH }, ...crumbs].map(({ name, href }) => (
          <Link key={href} href={href}>
            {name}
          </Link>
        ))}
      </nav>
      <PartHead title={title} isSentence={isSentence}>
        {children && <p>{children}</p>}
      </PartHead>
    </>
  );
}
