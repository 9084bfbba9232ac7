import type { ProgressAnswer } from "../../../content/texts/texts-calls.ts";
import type { Delivery } from "../texts-store.ts";
import type { Built } from "./build-beside.ts";
import { makeCurrent, pendingMark } from "./published-build.ts";

interface BuildSteps {
  readonly distDir: string;
  readonly build: () => Promise<Built>;
  /** Serves the build in a folder from now on; rejects if it is incomplete. */
  readonly serve: (folder: string) => Promise<void>;
  /** Receives unexpected errors and failures, for the log. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds what was published, beside the site that is being served. One build at a time takes the texts of
 * all publications before it; later ones wait for the next.
 */
export function buildDelivery(steps: BuildSteps): Delivery & { resume(): void } {
  const { distDir, build, serve, onError } = steps;
  const pending = pendingMark(distDir);
  let waiting = 0;
  let isRunning = false;
  let last: ProgressAnswer = { state: "idle" };

  async function deliver(): Promise<ProgressAnswer> {
    await pending.set();
    const built = await build();
    if (built.kind === "failed") return failed(built.reason, built.remedy);
    await serve(built.folder);
    await makeCurrent(distDir, built.name);
    return { state: "live", at: Date.now() };
  }

  async function work(): Promise<void> {
    while (waiting > 0) {
      waiting = 0;
      last = await deliver().catch((error): ProgressAnswer => {
        onError(error);
        return failed("Ocurrió un problema que nadie esperaba.", "Publique otra vez.");
      });
      if (last.state === "failed") onError(new Error(last.reason));
      if (waiting === 0) await pending.clear();
    }
  }

  function begin(): void {
    waiting += 1;
    if (isRunning) return;
    isRunning = true;
    work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }

  return {
    begin,
    progress: async () => (isRunning ? { state: "building", waiting } : last),
    /** Continues the build of a server that was killed. */
    resume() {
      if (pending.exists()) begin();
    },
  };
}

function failed(reason: string, remedy: string): ProgressAnswer {
  return { state: "failed", at: Date.now(), reason, remedy };
}
