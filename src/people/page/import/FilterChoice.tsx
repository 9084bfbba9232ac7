import type { RowFilter } from "#people/files/draft/draft.ts";
import { type Mapping, rowsBelow } from "#people/files/draft/mapping.ts";
import { cellText, type RawSheet } from "#people/files/table.ts";
import { figure } from "#platform/text/amount.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { Select } from "#platform/ui/parts/Select.tsx";
import styles from "./Columns.module.css";
import { useImport } from "./importing.ts";

/**
 * A column with more distinct values than this does not hold answers to a question such as «¿Ya
 * pagó?».
 */
const MOST_VALUES = 12;
const ALL = "";
const yes = /^(?:si\b|ya\b|pag|complet|confirm|true|verdadero|x$)/;
/** In Guatemala also «pagado»; elsewhere somebody who does not come. */
const cancelled = /^cancel/;
const no = /^$|\b(?:no|sin|falta\w*|debe|pend\w*|anul\w*|rechaz\w*|devuel\w*)\b/;

interface Value {
  readonly plain: string;
  readonly shown: string;
  readonly count: number;
}

/** Takes only the rows with certain answers, such as «Sí» to «¿Ya pagó?». */
export function FilterChoice({ names }: { readonly names: readonly string[] }) {
  const { opened, change } = useImport();
  const { sheet, mapping, filter } = opened;
  const onFilter = (next: RowFilter | null) => change({ ...opened, filter: next });
  const columns = names.flatMap((name, column) => {
    const values = valuesOf(sheet, mapping, column);
    return values === null ? [] : [{ column, name, values }];
  });
  if (columns.length === 0) return null;
  const chosen = columns.find(({ column }) => column === filter?.column);
  return (
    <div className={`${layout.fields} ${styles.filter}`}>
      <Select
        label="Filas que cuentan"
        value={chosen === undefined ? ALL : String(chosen.column)}
        options={[
          [ALL, "Todas las filas"],
          ...columns.map(({ column, name }) => [String(column), `Según «${name}»`] as const),
        ]}
        onChange={(value) => {
          const next = columns.find(({ column }) => String(column) === value);
          onFilter(next === undefined ? null : { column: next.column, values: usual(next.values) });
        }}
      />
      {chosen !== undefined && filter !== null && (
        <fieldset>
          <legend>Solo las filas que dicen</legend>
          {chosen.values.map(({ plain, shown, count }) => (
            <Choice
              key={plain}
              checked={filter.values.includes(plain)}
              onChoose={(isChosen) => {
                const others = filter.values.filter((value) => value !== plain);
                onFilter({ ...filter, values: isChosen ? [...others, plain] : others });
              }}
            >
              {shown || "(vacío)"} · {figure(count)}
            </Choice>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function usual(values: readonly Value[]): string[] {
  return affirmative(values.map(({ plain }) => plain));
}

/**
 * The affirmative ones of plain answers, or all. «Cancelado» is one only if nothing but a refusal stands
 * beside it.
 */
export function affirmative(answers: readonly string[]): string[] {
  const found = answers.filter((answer) => yes.test(answer) && !no.test(answer));
  if (found.length > 0) return found;
  const open = answers.filter((answer) => !no.test(answer));
  const isPaid = open.length > 0 && open.every((answer) => cancelled.test(answer));
  return isPaid ? open : [...answers];
}

/** The different values of a column with their numbers; `null` if they are not answers to a question. */
function valuesOf(sheet: RawSheet, mapping: Mapping, column: number): Value[] | null {
  const rows = rowsBelow(sheet.rows, mapping);
  const values = new Map<string, Value>();
  for (const { cells } of rows) {
    const shown = cellText(cells[column]).trim();
    const plain = plainText(shown);
    const known = values.get(plain);
    values.set(plain, { plain, shown: known?.shown ?? shown, count: (known?.count ?? 0) + 1 });
    if (values.size > MOST_VALUES) return null;
  }
  return values.size > 1 && values.size <= rows.length / 2 ? [...values.values()] : null;
}
