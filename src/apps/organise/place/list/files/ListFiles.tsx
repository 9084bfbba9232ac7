import { useState } from "react";
import { flushSync } from "react-dom";
import type { Participant } from "../../../../../domain/carnet/participant.ts";
import { guatemalaTime } from "../../../../../domain/dates/guatemala-time.ts";
import { csvText } from "../../../../../lists/csv/write-csv.ts";
import { Button } from "../../../../ui/Button.tsx";
import { saveFile } from "../../../../ui/browser/save-file.ts";
import type { List } from "../data/list.ts";
import { DoorSheet } from "./DoorSheet.tsx";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The whole list as a workbook, as CSV, and on paper for the door. */
export function ListFiles({ list }: { readonly list: List }) {
  const [isPrinting, setPrinting] = useState(false);
  const { people } = list;
  const name = () => `lista-${guatemalaTime(Date.now()).slice(0, 10)}`;

  function print() {
    // The sheet is long, so it is in the page only while it is printed.
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  }

  return (
    <>
      <Button onClick={() => void saveWorkbook(people, `${name()}.xlsx`)}>Descargar Excel</Button>
      <Button
        onClick={() => saveFile(new File([csvText(people)], `${name()}.csv`, { type: "text/csv" }))}
      >
        Descargar CSV
      </Button>
      <Button onClick={print}>Imprimir para la puerta</Button>
      {isPrinting && <DoorSheet people={people} />}
    </>
  );
}

async function saveWorkbook(people: readonly Participant[], name: string): Promise<void> {
  // Imported here, because few sessions save a workbook.
  const { xlsxFile } = await import("../../../../../lists/xlsx/write-xlsx.ts");
  const bytes = new Uint8Array(await xlsxFile(people, 0));
  saveFile(new File([bytes], name, { type: XLSX }));
}
