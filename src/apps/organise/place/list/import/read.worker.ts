import { readPastedRows, readSheets } from "../../../../../lists/draft/read-sheets.ts";

/** Reads a file's bytes, or pasted rows, and answers with `SheetsReading`. */
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer | string>) => {
  postMessage(
    typeof data === "string" ? readPastedRows(data) : await readSheets(new Uint8Array(data)),
  );
};
