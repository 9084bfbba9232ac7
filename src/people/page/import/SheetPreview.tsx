import { columnsOf, type Mapping } from "#people/files/draft/mapping.ts";
import { cellText } from "#people/files/table.ts";
import { fieldNames, shownFields } from "#people/page/words.ts";
import { amount } from "#platform/text/amount.ts";
import styles from "./Columns.module.css";
import { useImport } from "./importing.ts";

const SHOWN = 4;

/** The first rows as the sheet has them, with the chosen columns marked. */
export function SheetPreview({ names }: { readonly names: readonly string[] }) {
  const { sheet, mapping } = useImport().opened;
  const { below, same } = columnsOf(sheet.rows, mapping);
  const uses = names.map((_, column) => usedAs(same[column] ?? [column], mapping));
  return (
    <div
      className={styles.preview}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard, too
      tabIndex={0}
      aria-label="Primeras filas de la hoja"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Fila</th>
            {names.map((name, column) => {
              const use = uses[column] ?? null;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={column} scope="col" data-used={use !== null}>
                  {use !== null && <span className={styles.use}>{use}</span>}
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {below.slice(0, SHOWN).map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {names.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <td key={column} data-used={uses[column] !== null}>
                  {cellText(cells[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {below.length > SHOWN && <p>y {amount(below.length - SHOWN, "fila más", "filas más")}</p>}
    </div>
  );
}

/** The field that the columns of one question are assigned to. */
function usedAs(same: readonly number[], mapping: Mapping) {
  const used = shownFields.find((field) =>
    [mapping[field] ?? []].flat().some((column) => same.includes(column)),
  );
  return used === undefined ? null : fieldNames[used];
}
