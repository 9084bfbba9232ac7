import { useEffect, useRef, useState } from "react";
import { type PanelLine, type PanelState, panelPaths } from "../../../domain/panel/panel-calls.ts";
import { amount } from "../../../domain/text/amount.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { type Calls, failedAnswer } from "./calls/calls.ts";
import { type RunCommand, useCommands } from "./calls/use-commands.ts";
import { ImportList } from "./list/ImportList.tsx";
import { WholeList } from "./list/WholeList.tsx";
import { CommandResult } from "./parts/CommandResult.tsx";
import { Lines } from "./parts/Lines.tsx";
import { Question } from "./parts/Question.tsx";
import { People, type PeopleHandle } from "./people/People.tsx";

/** The organisers' page for the list: its database, import, people and copies. */
export function Panel({ calls }: { readonly calls: Calls }) {
  const { load, loadAgain } = usePanelState(calls);
  const { runCommand, attempt, attemptNext, runSearch, asking, result, busy, forget } = useCommands(
    calls,
    loadAgain,
  );
  const [closed, setClosed] = useState(false);
  const people = useRef<PeopleHandle>(null);

  const changeList: RunCommand = async (path, request) => {
    const answer = await runCommand(path, request);
    // The people found before may have changed or been removed.
    if (answer?.kind === "done") void people.current?.searchAgain();
    return answer;
  };

  async function close() {
    const done = await attempt(async () => {
      await calls.close();
      return true;
    });
    setClosed(done === true);
  }

  const state = load.kind === "loaded" ? load.state : null;
  if (closed) return <Notice title="El panel está cerrado" text="Ya puede cerrar esta pestaña." />;
  return (
    <>
      <header className="head">
        <h1>Lista de participantes</h1>
        <Button onClick={() => void close()}>Cerrar el panel</Button>
        <p className="database">
          Base de datos:{" "}
          {state?.database ?? (load.kind === "loading" ? "un momento…" : "no se pudo abrir")}
        </p>
        {load.kind === "failed" && <Lines lines={load.lines} />}
        {state && <p className="count">{countInWords(state.count)}</p>}
      </header>
      <main className="body" aria-busy={busy}>
        <ImportList calls={calls} attemptNext={attemptNext} runCommand={changeList} />
        <People
          ref={people}
          carnetForm={state?.carnetForm ?? ""}
          calls={calls}
          runSearch={runSearch}
          runCommand={runCommand}
        />
        <WholeList
          state={state}
          calls={calls}
          attempt={attempt}
          onUndo={() => void changeList(panelPaths.undo)}
          onBackUp={() => void runCommand(panelPaths.backUp)}
        />
      </main>
      <CommandResult result={result} busy={busy} onForget={forget} />
      {asking && <Question {...asking} />}
    </>
  );
}

function countInWords(count: number | null): string {
  if (count === null) return "Todavía no existe: se crea al importar la primera lista.";
  return amount(count, "participante", "participantes");
}

type PanelLoad =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly state: PanelState }
  | { readonly kind: "failed"; readonly lines: readonly PanelLine[] };

/** The state of the database, loaded once and by each `loadAgain`; only the newest load is shown. */
function usePanelState(calls: Calls) {
  const [load, setLoad] = useState<PanelLoad>({ kind: "loading" });
  const loads = useRef(0);

  async function loadAgain() {
    const number = ++loads.current;
    const next = await calls.state().then(
      (state): PanelLoad => ({ kind: "loaded", state }),
      (failure): PanelLoad => ({ kind: "failed", lines: failedAnswer(failure).lines }),
    );
    if (number === loads.current) setLoad(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls are the same as long as the page lives
  useEffect(() => void loadAgain(), []);
  return { load, loadAgain };
}
