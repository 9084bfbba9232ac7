import { useAppContext } from "#access/page/app-context.ts";
import { otherListsInWords, unreadInWords } from "#people/files/draft/find-columns.ts";
import { columnNames, HEADER_WITHIN, type Mapping } from "#people/files/draft/mapping.ts";
import { columnLetters } from "#people/files/list-fault.ts";
import { type Row, rowText } from "#people/files/table.ts";
import { fields, type PersonField } from "#people/model/carnet/participant.ts";
import { fieldNames } from "#people/page/words.ts";
import { amount } from "#platform/text/amount.ts";
import { Field } from "#platform/ui/Field.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Fields, Warning } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import styles from "./Columns.module.css";
import { FilterChoice } from "./FilterChoice.tsx";
import { openSheet, useImport, withMapping } from "./importing.ts";
import { SheetPreview } from "./SheetPreview.tsx";

const NONE = "";
const withoutColumn: Partial<Record<PersonField, string>> = {
  carnet: "Elija una columna",
  numeroTicket: "No trae: dar números",
};

/** Assigns columns to fields; recognised columns are assigned already. */
export function ColumnsChoice() {
  const { carnets } = useAppContext();
  const { opened, draft, change: onChange } = useImport();
  const { sheets, sheet, mapping, prefix } = opened;
  const names = columnNames(sheet.rows, mapping).map(
    (name, column) => name || `Columna ${columnLetters(column)}`,
  );
  const choose = (change: Partial<Mapping>) =>
    onChange(withMapping(opened, { ...mapping, ...change }));
  const options = names.map((name, column) => [String(column), name] as const);
  return (
    <Section title="Columnas">
      <Fields className={styles.choices}>
        {sheets.length > 1 && (
          <Select
            label="Hoja"
            value={String(sheets.indexOf(sheet))}
            options={sheets.map(({ name, rows }, index) => [
              String(index),
              `${name} (${amount(rows.length, "fila", "filas")})`,
            ])}
            onChange={(index) => {
              const other = sheets[Number(index)];
              if (other) onChange(openSheet(opened, other, carnets));
            }}
          />
        )}
        {fields.map((field) =>
          field === "nombre" ? (
            // A name may be split over several columns; after each choice another one is offered.
            [...mapping.nombre, null].map((column, index) => (
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: a column's place in the name is what it is
                key={`nombre ${index}`}
                label={index === 0 ? fieldNames.nombre : "Sigue en (como los apellidos)"}
                value={toOption(column)}
                options={[[NONE, index === 0 ? "Elija una columna" : "Nada más"], ...options]}
                onChange={(value) => {
                  const own = [toColumn(value) ?? []].flat();
                  choose({ nombre: mapping.nombre.toSpliced(index, 1, ...own) });
                }}
              />
            ))
          ) : (
            <Select
              key={field}
              label={fieldNames[field]}
              value={toOption(mapping[field])}
              options={[[NONE, withoutColumn[field] ?? "No trae"], ...options]}
              onChange={(value) => choose({ [field]: toColumn(value) })}
            />
          ),
        )}
        {prefix !== null && (
          <Field
            label="Los números empiezan con (puede quedar vacío)"
            value={prefix ?? draft.prefix}
            maxLength={20}
            onText={(text) => onChange({ ...opened, prefix: text })}
          />
        )}
        <Select
          label="Los nombres de las columnas están en"
          value={toOption(mapping.headerAt)}
          options={[
            ...sheet.rows
              .slice(0, HEADER_WITHIN)
              .map((row, at) => [String(at), inShort(row)] as const),
            [NONE, "Ninguna: la primera fila ya es una persona"],
          ]}
          onChange={(value) => choose({ headerAt: toColumn(value) })}
        />
        {mapping.numeroTicket !== null && (
          <Choice
            checked={prefix !== null}
            onChoose={(isGiven) => onChange({ ...opened, prefix: isGiven ? undefined : null })}
          >
            Dar el siguiente número libre a quien no trae ticket
          </Choice>
        )}
      </Fields>
      {[...otherListsInWords(sheets, sheet, carnets), ...unreadInWords(sheet, mapping)].map(
        (sentence) => (
          <Warning key={sentence}>{sentence}</Warning>
        ),
      )}
      <FilterChoice names={names} />
      <SheetPreview names={names} />
    </Section>
  );
}

const toOption = (column: number | null) => (column === null ? NONE : String(column));
const toColumn = (value: string) => (value === NONE ? null : Number(value));

/** The names of people who stand one below the other are in no row. */
const inShort = (row: Row) =>
  `${row.line === 0 ? "Junto a cada dato" : `Fila ${row.line}`}: ${rowText(row).slice(0, 60)}`;
