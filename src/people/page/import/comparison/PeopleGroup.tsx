import type { ReactNode } from "react";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { figure } from "#platform/text/amount.ts";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import styles from "./Comparison.module.css";

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  /** One person each; what a field shows may be more than its text. */
  readonly rows: readonly {
    readonly carnet: string;
    readonly nombre: ReactNode;
    readonly numeroTicket: ReactNode;
  }[];
}

/** A table of people, to be opened; nothing if there are none. */
export function PeopleGroup({ title, isOpen = false, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {title}: {figure(rows.length)}
      </summary>
      <ShowMore items={rows}>
        {(shown) => (
          <Table headings={["Carnet", "Nombre", "Ticket"]}>
            {shown.map(({ carnet, nombre, numeroTicket }) => (
              <tr key={carnet}>
                <th scope="row">{shownCarnet(carnet) || "Sin carnet"}</th>
                <td>{nombre}</td>
                <td>{numeroTicket}</td>
              </tr>
            ))}
          </Table>
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
      <del>{before || "sin dato"}</del> <ins>{after || "sin dato"}</ins>
    </>
  );
}
