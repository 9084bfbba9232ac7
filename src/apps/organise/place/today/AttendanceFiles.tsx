import { useMutation } from "@tanstack/react-query";
import { amount } from "../../../../domain/text/amount.ts";
import { Button } from "../../../ui/Button.tsx";
import { saveFile } from "../../../ui/browser/save-file.ts";
import { calls } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { nameOfToday } from "../parts/names.ts";
import { tellDone, tellFault } from "../parts/toasts/toasts.ts";

type Kind = "xlsx" | "csv";

/** Downloads who entered, as a file that the browser itself makes. */
export function AttendanceFiles() {
  const download = useMutation({
    mutationFn: async (kind: Kind) => {
      const [{ rows }, files] = await Promise.all([
        calls.attendance(),
        import("../../../../lists/attendance/attendance-file.ts"),
      ]);
      const content = kind === "csv" ? files.attendanceCsv(rows) : await files.attendanceXlsx(rows);
      const name = nameOfToday("asistencia", kind);
      saveFile(new File([content as BlobPart], name));
      return `Descargado: ${name}, con ${amount(rows.length, "persona", "personas")}.`;
    },
    onSuccess: (text) => tellDone(text),
    onError: tellFault,
  });
  return (
    <div className={layout.actions}>
      <Button kind="main" isDisabled={download.isPending} onClick={() => download.mutate("xlsx")}>
        Descargar asistencia en Excel
      </Button>
      <Button isDisabled={download.isPending} onClick={() => download.mutate("csv")}>
        En CSV
      </Button>
    </div>
  );
}
