import type { ProgressAnswer } from "../../../content/texts/texts-calls.ts";
import type { GithubApi } from "./github-api.ts";
import { subtree } from "./subtree.ts";

/**
 * The longest time, in ms, that a host takes to build, or to report its first state; after the
 * latter it is assumed not to build at all.
 */
const LONGEST_BUILD_MS = 20 * 60_000;

/** The state that one service reports for a commit. */
interface Signal {
  readonly state: "pending" | "success" | "failure";
  readonly at: number;
  readonly name: string;
  /** The id of its check run. */
  readonly run?: number | bigint;
}

/** Whether visitors see the branch's last commit; `builtFrom` is the commit of the answering server. */
export async function githubProgress(
  api: GithubApi,
  builtFrom: string | null,
): Promise<ProgressAnswer> {
  const head = await api.head();
  const { at, tree } = await api.commit(head);
  // This server was built from the branch's last commit, so visitors see it.
  if (head === builtFrom) return { state: "live", at };
  const signals = await signalsOf(api, head);
  const failed = signals.find(({ state }) => state === "failure");
  if (failed !== undefined) {
    const says = failed.run === undefined ? undefined : await faultOf(api, failed.run);
    return {
      state: "failed",
      at: failed.at,
      reason: `GitHub no pudo publicarlo: falló «${failed.name}»${says ? `: ${says}` : "."}`,
      remedy: says
        ? "Corrija lo que dice y publique otra vez."
        : "Publique otra vez. Si vuelve a fallar, quien administra el sitio mira por qué en la pestaña Actions de GitHub, o en Deploys del servicio.",
    };
  }
  const isOld = Date.now() - at > LONGEST_BUILD_MS;
  const unknown: ProgressAnswer = isOld ? silent(at) : { state: "building", since: at, waiting: 0 };
  if (signals.some(({ state }) => state === "pending")) return unknown;
  const [last] = signals.map((signal) => signal.at).sort((one, other) => other - one);
  // With a server, the page is live when the new server answers.
  if (last !== undefined && builtFrom === null) return { state: "live", at: last };
  if (builtFrom === null && (await subtree(api, tree, ".github/workflows")) === null) {
    return {
      state: "failed",
      at,
      reason: "Los textos llegaron a GitHub, pero ahí no hay nada que los publique.",
      remedy:
        "Siga los pasos 4 y 5 de «Solo la página, en GitHub Pages», en docs/publicar.md, una sola vez.",
    };
  }
  return unknown;
}

function silent(at: number): ProgressAnswer {
  return {
    state: "failed",
    at,
    reason: "Los textos llegaron a GitHub, pero no se sabe si el sitio ya los muestra.",
    remedy:
      "Abra el sitio. Si no los muestra, mire la pestaña Actions de GitHub, o Deploys del servicio.",
  };
}

async function signalsOf(api: GithubApi, commit: string): Promise<Signal[]> {
  const [runs, statuses, deployments] = await Promise.all([
    api.checkRuns(commit),
    api.statuses(commit),
    api.deployments(commit),
  ]);
  return [
    ...runs.map((run) => ({
      state: run.status === "completed" ? outcomeOf(run.conclusion) : ("pending" as const),
      at: Date.parse(run.completed_at ?? run.started_at ?? ""),
      name: run.name,
      run: run.id,
    })),
    ...[...statuses, ...deployments].map((status) => ({
      state: outcomeOf(status.state),
      at: Date.parse(status.updated_at),
      name: "context" in status ? status.context : status.environment,
    })),
  ];
}

/**
 * The first fault that our build found in the texts. Other annotations are English, and those of
 * Actions are at `.github`.
 */
async function faultOf(api: GithubApi, run: number | bigint): Promise<string | undefined> {
  const fault = (await api.annotations(run)).find(
    ({ annotation_level: level, path }) => level === "failure" && path !== ".github",
  );
  return fault && `${fault.title}. ${fault.message}`;
}

const successes = ["success", "neutral", "skipped", "inactive"];
const pending = ["pending", "queued", "in_progress"];

/** The outcome of a check run's conclusion, or of the state of a status or deployment. */
function outcomeOf(state: string | null): Signal["state"] {
  if (state !== null && successes.includes(state)) return "success";
  return state !== null && pending.includes(state) ? "pending" : "failure";
}
