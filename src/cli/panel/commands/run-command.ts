import { createHash } from "node:crypto";
import type { CommandAnswer, PanelLine } from "../../../domain/panel/panel-calls.ts";
import { visibleText } from "../../../domain/text/visible-text.ts";
import type { Store } from "../../../store/port/store.ts";
import type { Question } from "../../asking/confirm.ts";
import type { CommandContext } from "../../commands/command.ts";
import { copiesOf } from "../../copies/copies.ts";
import { explainFailure } from "../../database/explain-failure.ts";
import { type DatabaseSettings, withKnownStore } from "../../database/open-known-store.ts";
import type { Terminal } from "../../terminal/terminal.ts";

/**
 * Runs a command of the command line and keeps what it says, instead of writing it to a terminal. To
 * a question whose key is not among `agreed` the answer is no, and the person is asked.
 */
export async function runCommand(
  database: DatabaseSettings,
  agreed: readonly string[],
  command: (context: CommandContext) => Promise<boolean>,
): Promise<CommandAnswer> {
  const lines: PanelLine[] = [];
  const asked: { answer: CommandAnswer | null } = { answer: null };
  const confirm = async (question: Question) => {
    const key = keyOf(question);
    if (agreed.includes(key)) return true;
    asked.answer ??= { kind: "asks", lines: [...lines], question: { text: question.text, key } };
    return false;
  };
  try {
    const done = await command({ ...contextOf(database, terminalOf(lines)), confirm });
    return asked.answer ?? { kind: done ? "done" : "refused", lines, question: null };
  } catch (failure) {
    return refusedBy(failure);
  }
}

function keyOf({ id, about }: Question): string {
  return createHash("sha256")
    .update(JSON.stringify([id, about]))
    .digest("base64url");
}

/** The answer to a call that failed. */
export function refusedBy(failure: unknown): CommandAnswer {
  const lines: PanelLine[] = [];
  explainFailure(failure, terminalOf(lines));
  return { kind: "refused", lines, question: null };
}

/** Opens the database, which has to exist, for as long as `use` runs. */
export function withPanelStore<Result>(
  database: DatabaseSettings,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return withKnownStore(terminalOf([]), database, false, use);
}

function contextOf(
  database: DatabaseSettings,
  terminal: Terminal,
): Omit<CommandContext, "confirm"> {
  // The page says which database it is, always.
  const silent = terminalOf([]);
  return {
    terminal,
    copies: copiesOf(database.databaseUrl),
    database,
    sayDatabase() {},
    withStore: (use) => withKnownStore(silent, database, false, use),
    withNewStore: (use) => withKnownStore(silent, database, true, use),
  };
}

const tones = {
  dim: "plain",
  code: "plain",
  green: "good",
  yellow: "warning",
  red: "bad",
} as const;

/** A terminal that keeps its lines in `lines`, without hints of commands to type next. */
function terminalOf(lines: PanelLine[]): Terminal {
  const keep = (tone: PanelLine["tone"], line: string) =>
    void lines.push({ tone, text: visibleText(line) });
  return {
    say: (line, style) => keep(style === undefined ? "plain" : tones[style], line),
    printError: (line, style) => keep(style === undefined ? "bad" : tones[style], line),
    refuse(line) {
      keep("bad", line);
      return false;
    },
    hint() {},
    progress: () => ({ update() {}, finish() {} }),
  };
}
