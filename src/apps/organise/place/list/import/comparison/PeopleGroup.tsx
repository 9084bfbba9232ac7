import type { ReactNode } from "react";
import { ShowMore } from "../../../parts/ShowMore.tsx";
import styles from "./PeopleGroup.module.css";

interface Props<Item> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly rows: readonly Item[];
  /** One row of the table: carnet, name, ticket. */
  readonly children: (row: Item) => ReactNode;
}

const STEP = 50;

/** A table of people, to be opened; nothing if there are none. */
export function PeopleGroup<Item>({ title, isOpen, rows, children }: Props<Item>) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {title}: {rows.length.toLocaleString("es-GT")}
      </summary>
      <ShowMore items={rows} step={STEP}>
        {(shown) => (
          <table>
            <thead>
              <tr>
                <th scope="col">Carnet</th>
                <th scope="col">Nombre</th>
                <th scope="col">Ticket</th>
              </tr>
            </thead>
            <tbody>{shown.map(children)}</tbody>
          </table>
        )}
      </ShowMore>
    </details>
  );
}

/** A value before and after, side by side if it changes. */
export function FromTo({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return after;
  return (
    <>
      <del>{before || "sin dato"}</del> <ins>{after}</ins>
    </>
  );
}
