import { readPastedRows, readSheets, type SheetsReading } from "#people/files/draft/read-sheets.ts";

/** Reads a file's bytes, or pasted rows, and answers with `SheetsReading`. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) => {
  // `reportError` passes the error to the page, which would otherwise wait for an answer for ever.
  read(data).then((reading) => postMessage(reading), reportError);
};

async function read(data: ArrayBuffer | string): Promise<SheetsReading> {
  return typeof data === "string" ? readPastedRows(data) : readSheets(new Uint8Array(data));
}
