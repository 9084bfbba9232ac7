import { type OpenedList, openList, openPasted } from "#people/files/open-list.ts";

/** Reads a file's bytes, or pasted rows, and answers with `OpenedList`. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) => {
  // `reportError` passes the error to the page, which would otherwise wait for an answer for ever.
  read(data).then((reading) => postMessage(reading), reportError);
};

async function read(data: ArrayBuffer | string): Promise<OpenedList> {
  return typeof data === "string" ? openPasted(data) : openList(new Uint8Array(data));
}
