import type { DownloadKind, PanelState } from "../../../../domain/panel/panel-calls.ts";
import { Button } from "../../../ui/Button.tsx";
import { saveFile } from "../../../ui/browser/save-file.ts";
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
  const count = state?.count ?? null;
  const exists = count !== null;
  const hasPeople = exists && count > 0;
  return (
    <section className="card" aria-labelledby="copias">
      <h2 id="copias">Deshacer y copias</h2>
      <p>Antes de cada cambio se guarda una copia de la lista, para poder volver a ella.</p>
      <div className="actions">
        <Action isReady={state?.undoable === true} onPress={onUndo}>
          Deshacer el último cambio
        </Action>
        <Action isReady={hasPeople} onPress={() => void download("xlsx")}>
          Descargar en Excel
        </Action>
        <Action isReady={hasPeople} onPress={() => void download("csv")}>
          Descargar en CSV
        </Action>
        <Action isReady={exists} onPress={() => void download("asistencia")}>
          Descargar quiénes entraron
        </Action>
        <Action isReady={exists} onPress={onBackUp}>
          Respaldar la base entera
        </Action>
        <Action isReady onPress={() => void download("plantilla")}>
          Descargar una plantilla
        </Action>
      </div>
      <p className="small">
        Lo que se descarga tiene datos personales: guárdelo donde solo la organización pueda leerlo.
      </p>
    </section>
  );
}

interface ActionProps {
  readonly isReady: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Action({ isReady, onPress, children }: ActionProps) {
  return (
    <Button disabled={!isReady} onClick={onPress}>
      {children}
    </Button>
  );
}

function fileName(kind: DownloadKind): string {
  if (kind === "plantilla") return "plantilla.xlsx";
  // The Swedish format is that of ISO 8601.
  const today = new Date().toLocaleDateString("sv");
  return kind === "asistencia" ? `asistencia-${today}.xlsx` : `participantes-${today}.${kind}`;
}
