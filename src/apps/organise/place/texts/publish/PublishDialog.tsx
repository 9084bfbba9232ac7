import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import { amount } from "../../../../../domain/text/amount.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { faultOf } from "../../calls/call-error.ts";
import { calls, keys } from "../../calls/calls.ts";
import layout from "../../parts/layout.module.css";
import { tellDone } from "../../parts/toasts/toasts.ts";
import type { Change } from "../data/changes.ts";
import { useReport } from "../data/check.ts";
import { useDraft } from "../data/draft.ts";
import { labelOfField } from "../fields/field-labels.ts";
import styles from "./Publish.module.css";
import { publishDraft } from "./publish-draft.ts";

interface Props {
  readonly changes: readonly Change[];
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** Says what publishing changes, in plain words, or what is wrong; asks once. */
export function PublishDialog({ changes, onClose, onPublished }: Props) {
  const draft = useDraft();
  const client = useQueryClient();
  const faults = [...useReport().faults];
  const publish = useMutation({
    mutationFn: () => publishDraft(draft, changes),
    onSuccess: async (outcome) => {
      if (outcome === "published") {
        // A folder that no server builds from has nothing to wait for.
        const progress = await client
          .fetchQuery({ queryKey: keys.textsProgress, queryFn: calls.textsProgress, staleTime: 0 })
          .catch(() => null);
        tellDone(
          progress?.state === "idle"
            ? "Quedó guardado con los archivos del sitio."
            : "Publicado. Aquí se dice cuándo lo ven los visitantes.",
        );
        onPublished();
      } else {
        onClose();
      }
      await client.invalidateQueries({ queryKey: keys.texts });
    },
  });
  if (faults.length > 0 || draft.collisions.length > 0) {
    return (
      <Dialog title="Antes de publicar" onClose={onClose}>
        {draft.collisions.length > 0 && (
          <p>Elija primero qué queda donde alguien más publicó otra cosa.</p>
        )}
        {faults.length > 0 && <p>{amount(faults.length, "dato", "datos")} por corregir:</p>}
        <ul className={styles.changes}>
          {faults.map(([field, { words }]) => {
            const { words: label, href } = labelOfField(draft, field);
            return (
              <li key={field}>
                <Link href={href} onClick={onClose}>
                  {label}
                </Link>
                <p>{words}</p>
              </li>
            );
          })}
        </ul>
        <div className={layout.actions}>
          <Button kind="main" data-first="true" onClick={onClose}>
            Entendido
          </Button>
        </div>
      </Dialog>
    );
  }
  const fault = faultOf(publish.error);
  return (
    <Dialog title="Publicar" onClose={onClose}>
      <ul className={styles.changes}>
        {changes.map(({ section, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
          <li key={index}>
            <p className={layout.note}>{section.name}</p>
            {words}
          </li>
        ))}
      </ul>
      <p role="status" className={layout.note}>
        {publish.isPending ? "Publicando…" : ""}
      </p>
      {fault && (
        <p role="alert" className={layout.fault}>
          {fault} Su borrador sigue aquí, entero.
        </p>
      )}
      <div className={layout.actions}>
        <Button onClick={onClose}>Seguir escribiendo</Button>
        <Button
          kind="main"
          data-first="true"
          isDisabled={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {publish.isPending ? "Publicando…" : fault ? "Probar otra vez" : "Publicar ahora"}
        </Button>
      </div>
    </Dialog>
  );
}
