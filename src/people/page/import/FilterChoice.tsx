import { affirmative, answersTo, refusalIn } from "#people/files/draft/answers.ts";
import type { RowFilter } from "#people/files/draft/draft.ts";
import { figure } from "#platform/text/amount.ts";
import { Choice, chosenWith } from "#platform/ui/parts/Choice.tsx";
import { Fields, Warning } from "#platform/ui/parts/layout.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import styles from "./Columns.module.css";
import { useImport } from "./importing.ts";

const ALL = "";

/** Takes only the rows with certain answers, such as «Sí» to «¿Ya pagó?». */
export function FilterChoice({ names }: { readonly names: readonly string[] }) {
  const { opened, change } = useImport();
  const { sheet, mapping, filter } = opened;
  const onFilter = (next: RowFilter | null) => change({ ...opened, filter: next });
  const columns = names.flatMap((name, column) => {
    const values = answersTo(sheet, mapping, column, column === filter?.column);
    return values === null ? [] : [{ column, name, values }];
  });
  if (columns.length === 0) return null;
  const refusal = filter === null ? refusalIn(sheet, mapping) : null;
  const chosen = columns.find(({ column }) => column === filter?.column);
  return (
    <Fields className={styles.filter}>
      <Select
        label="Filas que cuentan"
        value={chosen === undefined ? ALL : String(chosen.column)}
        options={[
          [ALL, "Todas las filas"],
          ...columns.map(({ column, name }) => [String(column), `Según «${name}»`] as const),
        ]}
        onChange={(value) => {
          const next = columns.find(({ column }) => String(column) === value);
          if (next === undefined) return onFilter(null);
          const values = affirmative(next.values.map(({ plain }) => plain));
          onFilter({ column: next.column, values });
        }}
      />
      {refusal !== null && <Warning>{refusal} Elija en «Filas que cuentan» cuáles valen.</Warning>}
      {chosen !== undefined && filter !== null && (
        <fieldset>
          <legend>Solo las filas que dicen</legend>
          {chosen.values.map(({ plain, shown, count }) => (
            <Choice
              key={plain}
              checked={filter.values.includes(plain)}
              onChoose={(isChosen) =>
                onFilter({ ...filter, values: chosenWith(filter.values, plain, isChosen) })
              }
            >
              {shown || "(vacío)"} · {figure(count)}
            </Choice>
          ))}
        </fieldset>
      )}
    </Fields>
  );
}
