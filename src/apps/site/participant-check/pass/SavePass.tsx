import { useState } from "react";
import { saveFile } from "../../../ui/browser/save-file.ts";
import { SavedPicture } from "../share/SavedPicture.tsx";
import { type PassFacts, passPicture } from "./pass-picture.ts";

const labels = {
  idle: "Guarda tu pase como imagen",
  saved: "Imagen de tu pase lista",
  failed: "No se pudo crear la imagen. Toma una captura de pantalla",
};

/** Saves a pass as a picture. */
export function SavePass(facts: PassFacts) {
  const [state, setState] = useState<keyof typeof labels>("idle");
  const [picture, setPicture] = useState("");

  async function save() {
    try {
      const { file, address } = await passPicture(facts);
      setPicture(address);
      setState("saved");
      saveFile(file);
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <button type="button" className="text-link" onClick={() => void save()}>
        {labels[state]}
      </button>
      {picture && <SavedPicture address={picture} alt="Tu pase como imagen" />}
    </>
  );
}
