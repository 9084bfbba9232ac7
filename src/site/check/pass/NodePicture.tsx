import { useState } from "react";
import { saveFile } from "#platform/browser/save-file.ts";
import styles from "../ticket/TicketTools.module.css";
import { type NodeFacts, nodePicture } from "./node-picture.ts";
import { share } from "./share.ts";

const labels = {
  idle: "Comparte tu participación",
  busy: "Dibujando tu imagen…",
  saved: "Tu imagen está lista",
  failed: "No se pudo crear la imagen. Toma una captura de pantalla",
} as const;

/** Draws the picture of a participant's node, and gives it to the phone's apps or saves it. */
export function NodePicture(facts: NodeFacts) {
  const [state, setState] = useState<keyof typeof labels>("idle");
  const [picture, setPicture] = useState("");

  async function send() {
    if (state === "busy") return;
    setState("busy");
    try {
      const { file, address } = await nodePicture(facts);
      // The phone's own dialog may never say that it was closed.
      setState("idle");
      if (await share({ files: [file] })) return;
      setPicture(address);
      setState("saved");
      saveFile(file);
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
      {/* A long press can save it too, because many in-app browsers download nothing. */}
      {picture && (
        <figure className={styles.picture}>
          <img src={picture} alt="Tu nodo como imagen" />
          <figcaption>
            <span role="status">
              Si no está en tus descargas, guarda esta imagen: mantenla presionada o haz clic
              derecho.
            </span>
          </figcaption>
        </figure>
      )}
    </>
  );
}
