import { useState } from "react";
import { flushSync } from "react-dom";
import { guatemalaTime } from "../../../../../domain/dates/guatemala-time.ts";
import { csvText } from "../../../../../lists/csv/write-csv.ts";
import { Button } from "../../../../ui/Button.tsx";
import { saveFile } from "../../../../ui/browser/save-file.ts";
import type { List } from "../data/list.ts";
import { DoorSheet } from "./DoorSheet.tsx";
import { saveWorkbook } from "./save-workbook.ts";

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
