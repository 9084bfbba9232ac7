import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { factsKey } from "#access/page/app-context.ts";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { queryOf } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Actions, Fault, Line, Note, QuietButton } from "#platform/ui/parts/layout.tsx";
import { type ProgressAnswer, textsCalls } from "#texts/model/texts-calls.ts";
import { changesOf } from "../draft/changes.ts";
import { checkNow } from "../draft/check.ts";
import { replaceDraft, settle, showAllFaults, useDraft } from "../draft/draft.ts";
import { builtPicturesKey } from "../form/photo-urls.ts";
import styles from "./Publish.module.css";
import { PublishDialog } from "./PublishDialog.tsx";

/** Always in view: the number of unpublished changes, and buttons that publish or discard them. */
export function PublishBar({ children }: { readonly children: ReactNode }) {
  const draft = useDraft();
  const [open, setOpen] = useState<"publish" | "discard" | null>(null);
  const client = useQueryClient();
  const progress = useQuery({
    ...queryOf(textsCalls.progress),
    refetchInterval: ({ state }) => (state.data?.state === "building" ? 2000 : false),
  });
  const liveSince = progress.data?.state === "live" ? progress.data.at : null;
  useEffect(() => {
    if (liveSince === null) return;
    // The masthead, the other parts and the preview follow what visitors see.
    void client.invalidateQueries({ queryKey: factsKey });
    void client.invalidateQueries({ queryKey: builtPicturesKey });
  }, [client, liveSince]);
  const changes = changesOf(draft);
  function publish(): void {
    if (checkNow(draft).faults.size > 0) showAllFaults();
    setOpen("publish");
  }
  return (
    <Line bar className={styles.bar}>
      <Line className={styles.state}>
        <p role="status">
          {changes.length === 0
            ? "No hay cambios sin publicar."
            : `${amount(changes.length, "cambio", "cambios")} sin publicar`}
        </p>
        {changes.length > 0 && (
          <QuietButton type="button" onClick={() => setOpen("discard")}>
            Volver a lo publicado
          </QuietButton>
        )}
        {progress.data && (
          <div className={styles.progress} role="status">
            <Progress progress={progress.data} />
          </div>
        )}
      </Line>
      <Actions className={styles.actions}>
        {children}
        <Button kind="main" isDisabled={changes.length === 0} onClick={publish}>
          Publicar
        </Button>
      </Actions>
      {open === "discard" && (
        <ConfirmDialog
          title="¿Volver a lo publicado?"
          yes="Sí, quitar mis cambios"
          onNo={() => setOpen(null)}
          onYes={() => {
            settle(draft.published);
            setOpen(null);
            showSuccess("Los textos son otra vez los publicados.", {
              name: "Deshacer",
              run: () => replaceDraft(draft),
            });
          }}
        >
          <p>
            Se quita del borrador{" "}
            {changes.length === 1
              ? "el cambio que hizo"
              : `todo lo que cambió: ${changes.length} cambios`}
            .
          </p>
        </ConfirmDialog>
      )}
      {open === "publish" && (
        <PublishDialog
          changes={changes}
          onClose={() => setOpen(null)}
          onPublished={() => {
            setOpen(null);
            void client.invalidateQueries(queryOf(textsCalls.progress));
          }}
        />
      )}
    </Line>
  );
}

function Progress({ progress }: { readonly progress: ProgressAnswer }) {
  switch (progress.state) {
    case "idle":
      return null;
    case "saved":
      return (
        <Note>
          Aquí «Publicar» guarda los cambios. Los visitantes los ven cuando el sitio se construye
          otra vez.
        </Note>
      );
    case "building":
      return <Note>Preparando la página para los visitantes…</Note>;
    case "live":
      return <Note>Los visitantes ya ven lo publicado {dayAndTime(progress.at, Date.now())}.</Note>;
    case "failed":
      return (
        <Fault as="div">
          <p>Los visitantes todavía no ven lo último que se publicó: {progress.reason}</p>
          <p>{progress.remedy}</p>
        </Fault>
      );
  }
}
