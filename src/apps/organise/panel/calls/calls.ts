import {
  type CommandAnswer,
  type ComparisonAnswer,
  type DownloadKind,
  type FoundPeople,
  type ListAnswer,
  listHeaders,
  type PanelState,
  panelPaths,
} from "../../../../domain/panel/panel-calls.ts";

/** A failed call; `answer` says why, in Spanish. */
class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly answer: CommandAnswer;
  constructor(answer: CommandAnswer) {
    super("A call of the panel failed");
    this.answer = answer;
  }
}

/** The answer of a failed call; any other failure is thrown again. */
export function failedAnswer(failure: unknown): CommandAnswer {
  if (failure instanceof CallFailure) return failure.answer;
  throw failure;
}

export type ListMode = "merge" | "replace";

/** The fields of a command, without the questions that the person has answered with yes. */
export type CommandRequest = Readonly<Record<string, unknown>>;

export type Calls = ReturnType<typeof callsWith>;

/** The panel's calls with the key of this tab. All reject with `CallFailure`. */
export function callsWith(key: string) {
  async function post(
    path: string,
    body: BodyInit,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const answer = await fetch(path, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, ...headers },
      body,
    }).catch(() => null);
    if (answer === null) throw failure(GONE);
    if (answer.ok) return answer;
    if (answer.status === 401) throw failure(LOCKED);
    if (answer.status === 413) throw failure(TOO_LARGE);
    throw answer.status === 500 ? new CallFailure(await answer.json()) : failure(ODD);
  }

  const send = (path: string, body: CommandRequest = {}) =>
    post(path, JSON.stringify(body), { "content-type": "application/json" });

  // Page and server come from one build, so the answers have these types.
  return {
    state: async (): Promise<PanelState> => (await send(panelPaths.state)).json(),
    readList: async (file: File, sheet: string | null): Promise<ListAnswer> => {
      const answer = await post(panelPaths.readList, file, {
        "content-type": "application/octet-stream",
        [listHeaders.name]: encodeURIComponent(file.name),
        ...(sheet === null ? {} : { [listHeaders.sheet]: encodeURIComponent(sheet) }),
      });
      return answer.json();
    },
    compareList: async (id: string, mode: ListMode): Promise<ComparisonAnswer> =>
      (await send(panelPaths.compareList, { id, mode })).json(),
    search: async (wanted: string): Promise<FoundPeople> =>
      (await send(panelPaths.search, { wanted })).json(),
    command: async (path: string, request: CommandRequest): Promise<CommandAnswer> =>
      (await send(path, request)).json(),
    download: async (kind: DownloadKind): Promise<Blob> =>
      (await send(panelPaths.download, { kind })).blob(),
    close: async (): Promise<void> => void (await send(panelPaths.close)),
  };
}

const GONE =
  "El panel ya no responde: quizá se cerró su terminal. Lo que ya estaba guardado sigue guardado. Ábralo otra vez con: npm run participantes -- panel";
const LOCKED =
  "Esta pestaña es de un panel que ya se cerró. Abra otro con: npm run participantes -- panel";
const TOO_LARGE = "El archivo es demasiado grande (más de 50 MB) para ser una lista.";
const ODD = "El panel no entendió lo que esta página le pidió. Recárguela y vuelva a intentarlo.";

function failure(text: string): CallFailure {
  return new CallFailure({ kind: "refused", lines: [{ tone: "bad", text }], question: null });
}
