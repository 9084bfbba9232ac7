import { drawNodePicture, type NodeFacts, PICTURE_SIZE } from "./node-picture.ts";
import { saveFile } from "./save-file.ts";

export type Sharing = "shared" | "saved" | "withdrawn";

/** Draws the picture and offers it to the phone's apps; where there are none, saves it as a file. */
export async function shareNode(facts: NodeFacts): Promise<Sharing> {
  const name = `nodo-${facts.ticketNumber.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  const file = new File([await picture(facts)], name, { type: "image/png" });
  const data = { files: [file] };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "withdrawn";
    }
  }
  saveFile(file);
  return "saved";
}

async function picture(facts: NodeFacts): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), PICTURE_SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  drawNodePicture(context, facts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))));
  });
}

/** As `sábado 4 de octubre`: the day that begins at an instant, in milliseconds since the epoch. */
export function dayName(dayStarts: number): string {
  const noon = dayStarts + 12 * 3_600_000;
  return new Intl.DateTimeFormat("es-GT", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(noon)
    .replace(",", "");
}
