import { useState } from "react";
import { saveFile } from "#platform/browser/save-file.ts";
import styles from "../ticket/TicketTools.module.css";
import type { Picture } from "./picture-file.ts";
import { share } from "./share.ts";

const failed = "No se pudo crear la imagen. Toma una captura de pantalla";

interface PictureLinkProps {
  readonly labels: Readonly<Record<"idle" | "busy" | "saved", string>>;
  readonly alt: string;
  readonly draw: () => Promise<Picture>;
  /** Whether the phone's apps get the picture; if they cannot, or without this, it is saved as a file. */
  readonly isShared?: boolean;
}

/** Draws a picture, and shares or saves it. */
export function PictureLink({ labels, alt, draw, isShared = false }: PictureLinkProps) {
  const [state, setState] = useState<keyof typeof labels | "failed">("idle");
  const [picture, setPicture] = useState("");

  async function send() {
    if (state === "busy") return;
    setState("busy");
    try {
      const { file, address } = await draw();
      // The phone's own dialog may never say that it was closed.
      setState("idle");
      const outcome = isShared ? await share({ files: [file] }) : "unavailable";
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
        {state === "failed" ? failed : labels[state]}
      </button>
      {/* A long press can save it too, because many in-app browsers download nothing. */}
      {picture && (
        <figure className={styles.picture}>
          <img src={picture} alt={alt} />
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
