import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../ui/Button.tsx";
import layout from "../parts/layout.module.css";
import { PartHead } from "../parts/PartHead.tsx";
import { tellDone, tellFault } from "../parts/toasts/toasts.ts";
import styles from "./Backup.module.css";
import { downloadBackup } from "./download-backup.ts";
import { Restore } from "./Restore.tsx";

/** Everything as one file, and back. */
export function BackupPart() {
  const download = useMutation({
    mutationFn: () => downloadBackup("respaldo"),
    onSuccess: (name) => tellDone(`Descargado: ${name}.`),
    onError: tellFault,
  });
  return (
    <>
      <PartHead title="Respaldo">
        <p>La lista, las entradas, las visitas y las constancias, en un solo archivo.</p>
      </PartHead>
      <section className={`${layout.section} ${styles.section}`} aria-labelledby="descargar">
        <h2 id="descargar">Descargar</h2>
        <p>Tiene datos personales: guárdelo donde solo la organización pueda leerlo.</p>
        <Button kind="main" isDisabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? "Descargando…" : "Descargar el respaldo"}
        </Button>
      </section>
      <Restore />
    </>
  );
}
