import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "wouter";
import { photoNames } from "#edition/files/photo-faults.ts";
import { sharedRooms } from "#edition/files/rules/date-notices.ts";
import { faultOf } from "#platform/calls/call-error.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { nameList } from "#platform/text/name-list.ts";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Actions, Fault, Note, Stack } from "#platform/ui/parts/layout.tsx";
import { textsCalls } from "#texts/model/texts-calls.ts";
import type { Change } from "../draft/changes.ts";
import { useReport } from "../draft/check.ts";
import {
  changedTexts,
  currentDraft,
  type Draft,
  setDraft,
  settle,
  showFaults,
  useDraft,
} from "../draft/draft.ts";
import { openDraft } from "../draft/open-draft.ts";
import { labelOfField } from "../fields/field-labels.ts";
import { leftOver } from "./left-over.ts";
import styles from "./Publish.module.css";

interface Props {
  readonly changes: readonly Change[];
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** Lists what publishing changes, or the faults that prevent it, and asks for confirmation. */
export function PublishDialog({ changes, onClose, onPublished }: Props) {
  const draft = useDraft();
  const client = useQueryClient();
  const faults = [...useReport().faults];
  const shown = useRef<HTMLUListElement>(null);
  const publish = useMutation({
    mutationFn: () => publishDraft(draft, changes),
    onSuccess: async (outcome) => {
      if (outcome === "published") {
        showSuccess("Sus cambios quedaron guardados.");
        onPublished();
      } else {
        onClose();
      }
      await client.invalidateQueries(queryOf(textsCalls.texts));
    },
    // Closed meanwhile, the dialog does not say it.
    onError: (error) => shown.current === null && showError(error),
  });
  if (faults.length > 0 || draft.conflicts.length > 0) {
    return (
      <Dialog title="Antes de publicar" onClose={onClose}>
        {draft.conflicts.length > 0 && (
          <p>
            Otra persona publicó textos que usted también cambió. Elija primero con qué se queda.
          </p>
        )}
        {faults.length > 0 && <p>{amount(faults.length, "dato", "datos")} por corregir:</p>}
        <ul className={styles.changes}>
          {faults.map(([field, { words }]) => (
            <li key={field}>
              <FieldLink field={field} onClose={onClose} />
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <Actions>
          <Button kind="main" data-first="true" onClick={onClose}>
            Entendido
          </Button>
        </Actions>
      </Dialog>
    );
  }
  const fault = faultOf(publish.error);
  return (
    <Dialog title="Publicar" onClose={onClose}>
      <ul ref={shown} className={styles.changes}>
        {changes.map(({ section, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
          <li key={index}>
            <Note>{section.name}</Note>
            {words}
          </li>
        ))}
      </ul>
      <LeftOver onClose={onClose} />
      <Note role="status">{publish.isPending ? "Publicando…" : ""}</Note>
      {fault && <Fault role="alert">{fault}</Fault>}
      <Actions>
        <Button onClick={onClose}>Seguir escribiendo</Button>
        <Button
          kind="main"
          data-first="true"
          isDisabled={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {publish.isPending ? "Publicando…" : fault ? "Probar otra vez" : "Publicar ahora"}
        </Button>
      </Actions>
    </Dialog>
  );
}

function LeftOver({ onClose }: Pick<Props, "onClose">) {
  const draft = useDraft();
  const { edition } = useReport();
  const found = [...leftOver(draft), ...(edition ? sharedRooms(edition) : [])];
  if (found.length === 0) return null;
  return (
    <Stack warning>
      <p>Revise si todavía es cierto:</p>
      <ul className={styles.changes}>
        {found.map(({ field, said }) => (
          <li key={field}>
            <FieldLink field={field} onClose={onClose} />: «{said.join("», «")}»
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Leads to the field, also on the page that is open. */
function FieldLink({ field, onClose }: Pick<Props, "onClose"> & { readonly field: string }) {
  const { words, href } = labelOfField(useDraft(), field);
  function show() {
    onClose();
    // The dialog that closes gives the focus back first.
    requestAnimationFrame(() =>
      (document.getElementById(field) ?? document.getElementById(`${field}-group`))?.focus(),
    );
  }
  return (
    <Link href={href} onClick={show}>
      {words}
    </Link>
  );
}

/** Publishes the draft, which stays stored until it is published. */
async function publishDraft(draft: Draft, changes: readonly Change[]) {
  const { published, data, photos } = draft;
  const files = changedTexts(draft);
  const [before, after] = [photoNames(draft.base), photoNames(data)];
  const kept = new Set(published.photos.map(({ path }) => path));
  const stored: Record<string, string> = {};
  for (const [path, photo] of photos) {
    if (!after.has(path)) continue;
    const bytes = new Uint8Array(await photo.arrayBuffer());
    stored[path] = (await send(textsCalls.storePhoto, bytes)).id;
  }
  const answer = await send(textsCalls.publish, {
    version: published.version,
    files,
    photos: stored,
    removed: [...before].filter((path) => !after.has(path) && kept.has(path)),
    summary: summaryOf(changes),
  });
  switch (answer.kind) {
    case "published": {
      // If this answer is lost, the next attempt finds that nothing is left to publish.
      const texts = await send(textsCalls.texts).catch(() => null);
      if (texts === null || texts.place === "none") return "published";
      if (currentDraft().data === data) settle(texts);
      else {
        // Changes made meanwhile, such as a photo that was being prepared, stay a draft of what was
        // published here.
        const own = { ...published, files: { ...published.files, ...files } };
        setDraft({ ...currentDraft(), published: own });
        await openDraft(texts);
      }
      return "published";
    }
    case "outdated":
      await openDraft(answer.texts);
      return "outdated";
    case "faulty":
      showFaults(answer.faults);
      return "faulty";
  }
}

const MOST_LETTERS = 200;

/** `Programa y Ponentes`: one line for the history. */
function summaryOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ section }) => section.name))];
  return nameList(names).slice(0, MOST_LETTERS).trim();
}
