import { useEffect, useRef, useState } from "react";
import { type PanelState, panelPaths } from "../../domain/panel/panel-calls.ts";
import { amount } from "../../domain/text/amount.ts";
import { CallFailure, type Calls } from "./calls/calls.ts";
import { type RunCommand, useCommands } from "./calls/use-commands.ts";
import { ImportList } from "./list/ImportList.tsx";
import { WholeList } from "./list/WholeList.tsx";
import { Lines } from "./parts/Lines.tsx";
import { Notice } from "./parts/Notice.tsx";
import { Question } from "./parts/Question.tsx";
import { Said } from "./parts/Said.tsx";
import { People, type PeopleHandle } from "./people/People.tsx";

/** The organisers' page for the list: which database, import, people, copies. */
export function Panel({ calls }: { readonly calls: Calls }) {
  const { state, failure, refresh } = usePanelState(calls);
  const { runCommand, attempt, runSearch, asking, said, busy, forget } = useCommands(
    calls,
    refresh,
  );
  const [closed, setClosed] = useState(false);
  const people = useRef<PeopleHandle>(null);

  const changeList: RunCommand = async (path, request) => {
    const answer = await runCommand(path, request);
    // Who was found before may be on it no more.
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

  if (closed) return <Notice title="El panel está cerrado">Ya puede cerrar esta pestaña.</Notice>;
  return (
    <>
      <header className="head">
        <h1>Lista de participantes</h1>
        <button type="button" className="button" onClick={() => void close()}>
          Cerrar el panel
        </button>
        <p className="database">
          Base de datos:{" "}
          {state?.database ?? (failure === null ? "un momento…" : "no se pudo abrir")}
        </p>
        {state?.warnings.map((warning) => (
          <p key={warning} className="warning">
            Atención: {warning}
          </p>
        ))}
        {failure && <Lines lines={failure.answer.lines} />}
        {state && <p className="count">{countInWords(state.count)}</p>}
      </header>
      <main className="body" aria-busy={busy}>
        <ImportList calls={calls} attempt={attempt} runCommand={changeList} />
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
      <Said said={said} busy={busy} onForget={forget} />
      {asking && <Question {...asking} />}
    </>
  );
}

function countInWords(count: number | null): string {
  if (count === null) return "Todavía no existe: se crea al importar la primera lista.";
  return amount(count, "participante", "participantes");
}

function usePanelState(calls: Calls) {
  const [state, setState] = useState<PanelState | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    void asked;
    let current = true;
    calls.state().then(
      (answer) => {
        if (!current) return;
        setState(answer);
        setFailure(null);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        if (current) setFailure(error);
      },
    );
    return () => {
      current = false;
    };
  }, [calls, asked]);
  return { state, failure, refresh: () => setAsked((times) => times + 1) };
}
