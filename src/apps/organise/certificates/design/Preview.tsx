import { useEffect, useRef, useState } from "react";
import type { CertificateSheet } from "../../../../certificates/sheet.ts";
import type { CertificateSettings } from "../../../../domain/certificates/certificate.ts";
import layout from "../../components/layout.module.css";
import styles from "../Certificates.module.css";
import { make } from "../make.ts";
import { drawPage } from "./draw-page.ts";

interface Props {
  /** As `useSheet` answers it. */
  readonly sheet: CertificateSheet | null | undefined;
  readonly paper: CertificateSettings["papel"];
  readonly nombre: string;
}

const SAMPLE_CODE = "MUES-TRA2-3456-789A";
const WIDTH = 1400;
/** How long typing must pause before a new sample is drawn, in ms. */
const PAUSE_MS = 300;

/** The certificate as it will be printed. Its height is there from the start, so that no field moves. */
export function Preview({ sheet, paper, nombre }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"drawing" | "drawn" | "failed">("drawing");
  useEffect(() => {
    if (!sheet) return;
    // Cancels an older sample, which on a slow phone would delay the next one.
    const outdated = new AbortController();
    const timer = setTimeout(async () => {
      setState("drawing");
      const certificates = [{ nombre, code: SAMPLE_CODE }];
      const canvas = await make({ certificates, sheet, names: null }, undefined, outdated.signal)
        .then((file) => drawPage(file, WIDTH))
        .catch(() => null);
      if (outdated.signal.aborted) return;
      if (canvas !== null) frame.current?.replaceChildren(canvas);
      setState(canvas === null ? "failed" : "drawn");
    }, PAUSE_MS);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [sheet, nombre]);
  const shown = sheet === null ? "failed" : state;
  return (
    <figure className={`${layout.section} ${styles.preview}`} data-state={shown} data-paper={paper}>
      <div ref={frame} role="img" aria-label={`Muestra de la constancia de ${nombre}`} />
      <figcaption className={layout.note}>
        <p role="status">
          {shown === "drawing" && "Dibujando la muestra…"}
          {shown === "drawn" && "Así se imprime el nombre más largo."}
          {shown === "failed" && "La muestra no se pudo dibujar. Recargue la página."}
        </p>
      </figcaption>
    </figure>
  );
}
