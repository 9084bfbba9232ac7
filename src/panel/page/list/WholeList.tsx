import type { DownloadKind, PanelState } from "../../../domain/panel/panel-calls.ts";
import { saveFile } from "../../../site/participant-check/share/save-file.ts";
import type { Calls } from "../calls/calls.ts";
import type { Attempt } from "../calls/use-commands.ts";

interface WholeListProps {
  readonly state: PanelState | null;
  readonly calls: Calls;
  readonly attempt: Attempt;
  readonly onUndo: () => void;
  readonly onBackUp: () => void;
}

/** Undo, downloads, and the copy of the whole database. */
export function WholeList({ state, calls, attempt, onUndo, onBackUp }: WholeListProps) {
  async function download(kind: DownloadKind) {
    const file = await attempt(() => calls.download(kind));
    if (file !== null) saveFile(new File([file], fileName(kind)));
  }
  const missing = (state?.count ?? null) === null;
  const empty = (state?.count ?? 0) === 0;
  return (
    <section className="card" aria-labelledby="copias">
      <h2 id="copias">Deshacer y copias</h2>
      <p>Antes de cada cambio se guarda una copia de la lista, para poder volver a ella.</p>
      <div className="actions">
        <button type="button" className="button" disabled={!state?.undoable} onClick={onUndo}>
          Deshacer el último cambio
        </button>
        <button
          type="button"
          className="button"
          disabled={empty}
          onClick={() => void download("xlsx")}
        >
          Descargar en Excel
        </button>
        <button
          type="button"
          className="button"
          disabled={empty}
          onClick={() => void download("csv")}
        >
          Descargar en CSV
        </button>
        <button
          type="button"
          className="button"
          disabled={missing}
          onClick={() => void download("asistencia")}
        >
          Descargar quiénes entraron
        </button>
        <button type="button" className="button" disabled={missing} onClick={onBackUp}>
          Respaldar la base entera
        </button>
        <button type="button" className="button" onClick={() => void download("plantilla")}>
          Descargar una plantilla
        </button>
      </div>
      <p className="small">
        Lo que se descarga tiene datos personales: guárdelo donde solo la organización pueda leerlo.
      </p>
    </section>
  );
}

function fileName(kind: DownloadKind): string {
  if (kind === "plantilla") return "plantilla.xlsx";
  // Sweden writes dates as ISO 8601 does.
  const today = new Date().toLocaleDateString("sv");
  return kind === "asistencia" ? `asistencia-${today}.xlsx` : `participantes-${today}.${kind}`;
}
