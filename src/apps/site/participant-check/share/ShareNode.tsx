import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { saveFile } from "../../../ui/browser/save-file.ts";
import { share } from "../../browser/share.ts";
import styles from "../ticket/TicketTools.module.css";
import { drawNodePicture, type NodeFacts, PICTURE_SIZE } from "./node-picture.ts";
import { pictureFile } from "./picture-file.ts";

const labels = {
  idle: "Comparte tu nodo",
  busy: "Dibujando tu nodo…",
  saved: "Imagen descargada",
  failed: "No se pudo crear la imagen. Intenta otra vez",
} as const;

/** Makes the picture of a participant's node, and offers it to the phone's apps or saves it as a file. */
export function ShareNode({ facts }: { readonly facts: NodeFacts }) {
  const [state, setState] = useState<keyof typeof labels>("idle");

  async function send() {
    if (state === "busy") return;
    setState("busy");
    try {
      const file = await pictureFile("nodo", facts.ticketNumber, PICTURE_SIZE, (context) =>
        drawNodePicture(context, facts),
      );
      const data = { files: [file] };
      const isOffered = navigator.canShare?.(data) && (await share(data)) !== "unavailable";
      if (!isOffered) saveFile(file);
      setState(isOffered ? "idle" : "saved");
    } catch {
      setState("failed");
    }
  }

  return (
    <Button className={styles.tool} aria-disabled={state === "busy"} onClick={() => void send()}>
      {labels[state]}
    </Button>
  );
}
