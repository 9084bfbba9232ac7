import { useEffect, useReducer, useRef } from "react";
import { withoutEmpty } from "../../../../content/data/without-empty.ts";
import type { ContentKey, EditorState, SaveRequest } from "../../../../content/editor-calls.ts";
import { readState, saveFile } from "../calls/ask.ts";
import { contentChanged } from "../calls/content-events.ts";
import { type Drafts, keepDrafts, keptDrafts } from "./drafts.ts";
import { withSpeakerIds } from "./speaker-ids.ts";

const PAUSE_MS = 400;
const RETRY_MS = 2000;
const UNREACHABLE = "El editor no responde. Lo que escribió se guardará cuando vuelva.";

/** The content, its unsaved edits, and functions that save them. */
export interface Editing {
  readonly state: EditorState | null;
  readonly drafts: Drafts;
  /** Why a draft cannot be written until the organiser decides. */
  readonly conflict: { readonly key: ContentKey; readonly message: string } | null;
  /** Why the last call failed, in Spanish; it is repeated until it succeeds. */
  readonly trouble: string | null;
  change(key: ContentKey, data: unknown): void;
  /** Overwrites the file with the draft. */
  keepMine(): void;
  /** Discards the draft. */
  takeTheirs(): void;
}

type Shown = Pick<Editing, "state" | "drafts" | "conflict" | "trouble">;

export function useEditor(): Editing {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const held = useRef<Shown>({ state: null, drafts: {}, conflict: null, trouble: null });
  const timer = useRef(0);
  const working = useRef(false);

  function set(part: Partial<Shown>): void {
    held.current = { ...held.current, ...part };
    if (part.drafts) keepDrafts(part.drafts);
    show();
  }

  function schedule(wait: number): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(work, wait);
  }

  /** Calls are serialised, so that no old answer hides a newer one. */
  async function work(): Promise<void> {
    if (working.current) return schedule(PAUSE_MS);
    working.current = true;
    const { drafts, conflict } = held.current;
    const [draft] = conflict ? [] : Object.values(drafts);
    const answer = draft ? await saveFile(draft) : await readState();
    working.current = false;
    if (answer.kind === "done") {
      set({ state: answer.value, trouble: null });
      if (draft) settle(draft, answer.value);
    } else if (answer.kind === "refused" && draft) {
      set({
        conflict: { key: draft.key, message: answer.message },
        trouble: null,
        ...(answer.state ? { state: answer.state } : {}),
      });
    } else {
      set({ trouble: answer.kind === "refused" ? answer.message : UNREACHABLE });
      schedule(RETRY_MS);
    }
  }

  function settle(sent: SaveRequest, state: EditorState): void {
    const { [sent.key]: draft, ...others } = held.current.drafts;
    // Edits made during the call are changes to the version that the call has written.
    const newer = draft && draft.data !== sent.data;
    const next = newer ? { [sent.key]: { ...draft, version: state.files[sent.key].version } } : {};
    set({ drafts: { ...others, ...next } });
    if (Object.keys(held.current.drafts).length > 0) schedule(0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it lives as long as the page
  useEffect(() => {
    set({ drafts: keptDrafts() });
    const refresh = () => schedule(PAUSE_MS);
    schedule(0);
    import.meta.hot?.on(contentChanged, refresh);
    return () => {
      clearTimeout(timer.current);
      import.meta.hot?.off(contentChanged, refresh);
    };
  }, []);

  return {
    ...held.current,
    change(key, data) {
      const { state, drafts } = held.current;
      const file = state?.files[key];
      if (!file || !Object(data)) return;
      const before = drafts[key]?.data ?? file.data;
      const blocks = withBlocks(data);
      const next = withoutEmpty(
        key === "ponentes" ? withSpeakerIds(before, blocks, namedSpeakers(held.current)) : blocks,
        [key],
      );
      if (JSON.stringify(next) === JSON.stringify(withoutEmpty(before, [key]))) return;
      const { version } = drafts[key] ?? file;
      set({ drafts: { ...drafts, [key]: { key, version, data: next } as SaveRequest } });
      schedule(PAUSE_MS);
    },
    keepMine() {
      const { conflict, drafts, state } = held.current;
      const draft = conflict ? drafts[conflict.key] : undefined;
      if (!draft || !state) return;
      const { version } = state.files[draft.key];
      set({ conflict: null, drafts: { ...drafts, [draft.key]: { ...draft, version } } });
      schedule(0);
    },
    takeTheirs() {
      const { conflict, drafts } = held.current;
      if (!conflict) return;
      const { [conflict.key]: _, ...others } = drafts;
      set({ conflict: null, drafts: others });
      schedule(0);
    },
  };
}

function namedSpeakers({ drafts, state }: Shown): ReadonlySet<unknown> {
  const talks = drafts.tematicas?.data ?? state?.files.tematicas.data;
  return new Set((Array.isArray(talks) ? talks : []).flatMap((talk) => Object(talk).ponente));
}

/** A new element of a list has no fields yet. */
function withBlocks(data: unknown): unknown {
  return Array.isArray(data) ? data.map((item) => item ?? {}) : data;
}
