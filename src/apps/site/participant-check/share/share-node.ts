import { drawNodePicture, type NodeFacts, PICTURE_SIZE } from "./node-picture.ts";
import { pictureFile } from "./picture-file.ts";
import { saveFile } from "./save-file.ts";

export type Sharing = "shared" | "saved" | "withdrawn";

/** Draws the picture and offers it to the phone's apps; without these, saves it as a file. */
export async function shareNode(facts: NodeFacts): Promise<Sharing> {
  const file = await pictureFile("nodo", facts.ticketNumber, PICTURE_SIZE, (context) =>
    drawNodePicture(context, facts),
  );
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

/**
 * The day that begins at an instant, in milliseconds since the epoch, such as `sábado 4 de octubre`.
 */
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
