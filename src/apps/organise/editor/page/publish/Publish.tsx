import { useLayoutEffect, useRef, useState } from "react";
import { amount } from "../../../../../domain/text/amount.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { PublishForm } from "./PublishForm.tsx";
import { usePublishing } from "./use-publishing.ts";

interface Props {
  /** How many faults the content has. */
  readonly faults: number;
  /** How many blocks of it are marked as samples. */
  readonly samples: number;
  /** Whether everything typed is written to its file. */
  readonly isSaved: boolean;
}

/** Publishes what is saved, by the same command as the terminal. */
export function Publish({ faults, samples, isSaved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const publishing = usePublishing();
  const { settings, isRunning, lines, outcome } = publishing;

  function open(): void {
    setOpen(true);
    void publishing.open();
  }

  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (isRunning) log.current?.focus();
  }, [isRunning]);

  // Keeps the last line in view, as a terminal does.
  useLayoutEffect(() => {
    if (lines.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
    if (outcome) result.current?.scrollIntoView({ block: "nearest" });
  }, [lines, outcome]);

  return (
    <>
      <Button kind="main" onClick={open}>
        {isRunning ? "Publicando…" : "Publicar…"}
      </Button>
      {isOpen && (
        <Dialog title="Publicar" onClose={() => setOpen(false)}>
          {faults > 0 && (
            <p className="fault">
              Hay {faults} por corregir. Cierre esta ventana y corríjalo: el sitio no se construye
              así.
            </p>
          )}
          {faults === 0 && !isSaved && <p>Guardando lo último que escribió…</p>}
          {faults === 0 && samples > 0 && (
            <p className="sample">
              Todavía hay {amount(samples, "parte de muestra", "partes de muestra")}, con textos o
              personas inventadas, y saldrían en la página. Los formularios las marcan.
            </p>
          )}
          {settings !== undefined && (
            <div hidden={isRunning}>
              <PublishForm
                key={settings?.siteUrl}
                settings={settings}
                isReady={faults === 0 && isSaved && !isRunning}
                onPublish={publishing.start}
              />
            </div>
          )}
          {isRunning && (
            <p>Se está publicando. Puede tardar varios minutos; no cierre la terminal.</p>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard too */}
          <div ref={log} className="lines" role="log" aria-label="Lo que va pasando" tabIndex={0}>
            {lines.map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
          </div>
          <p ref={result} role="status" className={outcome?.kind === "seen" ? "done" : "fault"}>
            {outcome?.message}
            {outcome && outcome.kind !== "failed" && settings && (
              <>
                {" "}
                <a href={settings.siteUrl}>{settings.siteUrl}</a>
              </>
            )}
          </p>
          <Button onClick={() => setOpen(false)}>Cerrar</Button>
        </Dialog>
      )}
    </>
  );
}
