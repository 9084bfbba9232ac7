import { useState } from "react";
import type { PublishRequest } from "../../../../../content/editor-calls.ts";
import type { PublishOutcome } from "../../../../../domain/publication/outcome.ts";
import type { PublishSettings } from "../../../../../domain/publication/places.ts";
import { publish, readPublishState } from "../../calls/ask.ts";

interface Outcome {
  /** Also `failed` when the editor's server does not answer. */
  readonly kind: PublishOutcome;
  readonly message: string;
}

const messages: Readonly<Record<PublishOutcome, string>> = {
  seen: "Publicado:",
  unseen: "Se envió, pero la página todavía no se ve bien. Arriba dice qué revisar:",
  failed: "No quedó publicado. Arriba dice por qué.",
};

/** A line of the command's output; its id distinguishes equal lines. */
interface Line {
  readonly id: number;
  readonly text: string;
}

export interface Publishing {
  /** The host of the site; `undefined` while it is being read, `null` if none was chosen yet. */
  readonly settings: PublishSettings | null | undefined;
  readonly isRunning: boolean;
  readonly lines: readonly Line[];
  readonly outcome: Outcome | null;
  /** Reads the settings, and clears the output of an earlier publication unless it still runs. */
  open(): Promise<void>;
  start(request: PublishRequest): void;
}

const unreachable = "El editor no responde. Vuelva a abrirlo y publique otra vez.";

export function usePublishing(): Publishing {
  const [settings, setSettings] = useState<PublishSettings | null>();
  const [isRunning, setRunning] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function refresh(): Promise<void> {
    const answer = await readPublishState();
    if (answer.kind === "done") setSettings(answer.value.settings);
    else setOutcome({ kind: "failed", message: unreachable });
  }

  function forget(): void {
    setLines([]);
    setOutcome(null);
  }

  function open(): Promise<void> {
    if (!isRunning) forget();
    return refresh();
  }

  async function run(request: PublishRequest): Promise<void> {
    setRunning(true);
    forget();
    const answer = await publish(request, (text) =>
      setLines((before) => [...before, { id: before.length, text }]),
    );
    setRunning(false);
    await refresh();
    if (answer.kind === "unreachable") setOutcome({ kind: "failed", message: unreachable });
    else if (answer.kind === "refused") setOutcome({ kind: "failed", message: answer.message });
    else setOutcome({ kind: answer.value, message: messages[answer.value] });
  }

  return { settings, isRunning, lines, outcome, open, start: (request) => void run(request) };
}
