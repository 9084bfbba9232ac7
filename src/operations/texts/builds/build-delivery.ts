import type { ProgressAnswer } from "../../../content/texts/texts-calls.ts";
import { failed, queuedDelivery } from "../queued-delivery.ts";
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

/** Builds what was published, beside the site that is being served. */
export function buildDelivery(steps: BuildSteps): Delivery & { resume(): void } {
  const { distDir, build, serve, onError } = steps;
  const pending = pendingMark(distDir);
  async function deliver(): Promise<ProgressAnswer> {
    await pending.set();
    const built = await build();
    if (built.kind === "failed") return failed(built.reason, built.remedy);
    await serve(built.folder);
    await makeCurrent(distDir, built.name);
    return { state: "live", at: Date.now() };
  }
  const queue = queuedDelivery({ deliver, ended: pending.clear, onError });
  return {
    ...queue,
    /** Continues the build of a server that was killed. */
    resume() {
      if (pending.exists()) queue.begin("");
    },
  };
}
