import { useState } from "react";
import type { Mark } from "../../../../domain/edition/drawn.ts";
import { saveFile } from "../../../ui/browser/save-file.ts";
import { themeColour } from "../../../ui/styles/theme-colours.ts";
import { share } from "../../browser/share.ts";
import { loadLogo } from "./draw-mark.ts";
import { drawNodePicture, type NodeFacts, PICTURE_SIZE } from "./node-picture.ts";
import { pictureFile } from "./picture-file.ts";
import { SavedPicture } from "./SavedPicture.tsx";

const labels = {
  idle: "Comparte tu participación",
  busy: "Dibujando tu imagen…",
  saved: "Tu imagen está lista",
  failed: "No se pudo crear la imagen. Toma una captura de pantalla",
} as const;

/** Makes the picture of a participant's node, and offers it to the phone's apps or saves it as a file. */
export function ShareNode({
  facts,
  mark,
}: {
  readonly facts: NodeFacts;
  readonly mark: Mark | undefined;
}) {
  const [state, setState] = useState<keyof typeof labels>("idle");
  const [picture, setPicture] = useState("");

  async function send() {
    if (state === "busy") return;
    setState("busy");
    try {
      const logo = await loadLogo(mark);
      const { file, address } = await pictureFile("nodo", facts.ticketNumber, {
        ...PICTURE_SIZE,
        background: themeColour("background"),
        draw: (context) => drawNodePicture(context, facts, logo),
      });
      // The phone's own dialog may never say that it was closed.
      setState("idle");
      const outcome = await share({ files: [file] });
      if (outcome === "shared" || outcome === "withdrawn") return;
      setPicture(address);
      setState("saved");
      if (outcome === "unavailable") saveFile(file);
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-disabled={state === "busy"}
        onClick={() => void send()}
      >
        {labels[state]}
      </button>
      {picture && <SavedPicture address={picture} alt="Tu nodo como imagen" />}
    </>
  );
}
