import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listProblems } from "#people/model/list-calls.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { faultOf, isProblem } from "#platform/calls/call-error.ts";
import { send } from "#platform/calls/send.ts";
import { guatemalaMinute } from "#platform/text/guatemala-time.ts";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { FileButton } from "#platform/ui/parts/FileButton.tsx";
import { Fault } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import { backupCalls, type RestorePlanAnswer } from "../model/backup-calls.ts";
import styles from "./Backup.module.css";
import { RestoreComparison } from "./RestoreComparison.tsx";

export function BackupPart() {
  const download = useMutation({
    mutationFn: () => downloadBackup("respaldo"),
    onSuccess: (name) => showSuccess(`Descargado: ${name}.`),
    onError: showError,
  });
  return (
    <>
      <PartHead title="Respaldo">
        <p>
          La lista, las inscripciones, las entradas, las visitas y las constancias, en un solo
          archivo.
        </p>
      </PartHead>
      <Section title="Descargar" className={styles.section}>
        <p>Tiene datos personales: guárdelo donde solo la organización pueda leerlo.</p>
        <Button kind="main" isDisabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? "Descargando…" : "Descargar el respaldo"}
        </Button>
      </Section>
      <Restore />
    </>
  );
}

interface Compared {
  readonly file: File;
  readonly backup: unknown;
  readonly plan: RestorePlanAnswer;
}

/** Reads a backup, shows what restoring it would change, and restores it. */
function Restore() {
  const client = useQueryClient();
  const compare = useMutation({
    mutationFn: async (file: File): Promise<Compared> => {
      const backup = await readJson(file);
      return { file, backup, plan: await send(backupCalls.planRestore, backup) };
    },
  });
  const restore = useMutation({
    mutationFn: async ({ backup, plan: { version } }: Compared) => {
      // The present contents are downloaded first, because a restore cannot be undone.
      const kept = await downloadBackup("antes-de-restaurar");
      await send(backupCalls.restore, { backup, version });
      return kept;
    },
    onSuccess: async (kept, { file }) => {
      await client.invalidateQueries();
      compare.reset();
      showSuccess(
        `Restaurado: ${file.name}. Lo que había antes está en ${kept}, en sus descargas.`,
      );
    },
    onError: (error, { file }) => {
      showError(error);
      if (isProblem(error, listProblems.outdated)) compare.mutate(file);
    },
  });
  const { data: compared } = compare;
  const fault = faultOf(compare.error);

  return (
    <Section title="Restaurar" className={styles.section}>
      <p>
        Vuelve todo a como estaba en un respaldo. Primero compara y dice qué se perdería; no cambia
        nada hasta que usted lo confirme.
      </p>
      <FileButton
        accept=".json,application/json"
        disabled={compare.isPending || restore.isPending}
        onFiles={([file]) => file && compare.mutate(file)}
      >
        {compare.isPending ? "Comparando…" : "Elegir un respaldo (.json)"}
      </FileButton>
      {fault && <Fault role="alert">{fault}</Fault>}
      {compared && (
        <RestoreComparison
          name={compared.file.name}
          plan={compared.plan}
          isBusy={restore.isPending}
          onRestore={() => restore.mutate(compared)}
          onDrop={compare.reset}
        />
      )}
    </Section>
  );
}

/** The content of a file; `null`, which the site refuses, if it is no JSON, as when its end is missing. */
const readJson = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text());
  } catch {
    return null;
  }
};

/** Saves all that the site holds as a file; resolves with its name. */
async function downloadBackup(beginning: string): Promise<string> {
  const content = JSON.stringify(await send(backupCalls.backup));
  const moment = guatemalaMinute(Date.now()).replace(" ", "-").replace(":", "");
  const name = `${beginning}-${moment}.json`;
  saveFile(new File([content], name, { type: "application/json" }));
  return name;
}
