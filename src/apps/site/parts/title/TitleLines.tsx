import styles from "./TitleLines.module.css";
import { titleLines, widestRow, wideTitle } from "./title-lines.ts";

/**
 * The convention's title like on a poster: in lines on narrow screens, in two or three rows on wide ones.
 * Each row is one text, so that nothing in it moves when its font has loaded.
 */
export function TitleLines({ title }: { readonly title: string }) {
  const { rows, isLong } = wideTitle(titleLines(title));
  const widest = widestRow(rows);
  return rows.map((row) => (
    <span
      key={row.join()}
      className={styles.row}
      data-row={isLong ? (row === widest ? "widest" : "short") : undefined}
    >
      {/* A long one is also set in rows that end anywhere but after a small word. */}
      {`${(isLong ? row.map((line) => line.replaceAll(" ", "\u00a0")) : row).join("\n")} `}
    </span>
  ));
}
