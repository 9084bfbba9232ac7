import styles from "./TitleLines.module.css";
import { titleLines, wideTitle } from "./title-lines.ts";

/**
 * The convention's title like on a poster: in lines on narrow screens, in two rows on wide ones. Each
 * row is one text, so that nothing in it moves when its font has loaded.
 */
export function TitleLines({ title }: { readonly title: string }) {
  const lines = titleLines(title);
  const { breakAfter } = wideTitle(lines);
  const rows = [lines.slice(0, breakAfter + 1), lines.slice(breakAfter + 1)];
  return rows
    .filter((row) => row.length > 0)
    .map((row) => (
      <span key={row.join()} className={styles.row}>
        {`${row.join("\n")} `}
      </span>
    ));
}
