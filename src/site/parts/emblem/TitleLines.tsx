import styles from "./TitleLines.module.css";
import { titleLines, wideTitle } from "./title-lines.ts";

/**
 * The convention's title like on a poster: in lines on phones, in two rows on wider screens; a long
 * one in three rows and, on desktops, in two.
 * Each row is one text, so that nothing in it moves when its font has loaded.
 */
export function TitleLines({ title }: { readonly title: string }) {
  const { rows, isLong } = wideTitle(titleLines(title));
  return rows.map((row) => (
    <span key={row.join()} className={styles.row} data-long={isLong || undefined}>
      {/* On desktops, rows of a long one end anywhere but after a small word. */}
      {`${(isLong ? row.map((line) => line.replaceAll(" ", "\u00a0")) : row).join("\n")} `}
    </span>
  ));
}
