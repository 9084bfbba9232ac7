import { amount } from "../../../../../domain/text/amount.ts";
import { tidyText } from "../../../../../domain/text/tidy-text.ts";
import { withInitials } from "../../../../../domain/text/with-initials.ts";
import { Choice } from "../../../components/Choice.tsx";
import layout from "../../../components/layout.module.css";
import { FromTo, PeopleGroup } from "../comparison/PeopleGroup.tsx";
import { useImport } from "../importing.ts";

/** Names all in capitals or small letters, and how they would be written. */
export function Capitals() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const rows = draft.rows.flatMap(({ line, status, values, written, reverted }) => {
    const before = tidyText(written.nombre.value);
    const after = withInitials(before);
    const isKept = line in edits.typed || reverted.some(({ field }) => field === "nombre");
    if (status !== "listed" || isKept || before === after) return [];
    const { carnet = "", numeroTicket = "" } = values;
    return [{ carnet, nombre: <FromTo before={before} after={after} />, numeroTicket }];
  });
  if (rows.length === 0) return null;
  return (
    <section className={`${layout.section} ${layout.start}`} aria-labelledby="mayusculas">
      <h2 id="mayusculas">
        {amount(rows.length, "nombre", "nombres")} en puras mayúsculas o minúsculas
      </h2>
      <Choice checked={edits.initials} onChoose={(initials) => edit({ ...edits, initials })}>
        Escribir con mayúscula inicial
      </Choice>
      <PeopleGroup title="Así quedarían" isOpen={rows.length <= 20} rows={rows} />
    </section>
  );
}
