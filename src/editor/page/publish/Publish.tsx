import { useRef } from "react";
import { PublishForm } from "./PublishForm.tsx";
import { usePublishing } from "./use-publishing.ts";

interface Props {
  /** How many faults the content has. */
  readonly faults: number;
  /** Whether all that was typed is in its files. */
  readonly isSaved: boolean;
}

/** Publishes what is saved, by the same command as the terminal. */
export function Publish({ faults, isSaved }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const publishing = usePublishing();
  const { settings, isRunning, lines, outcome } = publishing;

  function open(): void {
    dialog.current?.showModal();
    void publishing.open();
  }

  return (
    <>
      <button type="button" className="publish" onClick={open}>
        Publicar…
      </button>
      <dialog ref={dialog} aria-labelledby="publicar">
        <h2 id="publicar">Publicar</h2>
        {faults > 0 && (
          <p className="fault">
            Hay {faults} por corregir. Cierre esta ventana y corríjalo: el sitio no se construye
            así.
          </p>
        )}
        {faults === 0 && !isSaved && <p>Guardando lo último que escribió…</p>}
        {settings !== undefined && (
          <PublishForm
            key={settings?.siteUrl}
            settings={settings}
            isReady={faults === 0 && isSaved && !isRunning}
            onPublish={publishing.start}
          />
        )}
        {isRunning && (
          <p>Se está publicando. Puede tardar varios minutos; no cierre la terminal.</p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard too */}
        <div className="lines" role="log" aria-label="Lo que va pasando" tabIndex={0}>
          {lines.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        <p role="status" className={outcome?.isDone ? "done" : "fault"}>
          {outcome?.message}
          {outcome?.isDone && settings && (
            <>
              {" "}
              <a href={settings.siteUrl}>{settings.siteUrl}</a>
            </>
          )}
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cerrar
        </button>
      </dialog>
    </>
  );
}
