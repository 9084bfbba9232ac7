import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { setCarnetGroups } from "../../domain/carnet/edition-groups.ts";
import { parseList } from "./parse-list.ts";

/*
 * The program of the process that reads a list: takes one question and sends one answer, or ends
 * without one when the list costs more than the limits.
 */

const questionSchema = z.object({
  bytes: z.instanceof(Buffer),
  sheet: z.string().nullable(),
  carnet: z.array(z.int()),
  limits: z.object({ memoryBytes: z.number(), cpuSeconds: z.number() }),
});

/**
 * A thread, since reading lets no timer run; its code is a text, since it is not worth a file of
 * the build. It also ends the process when the one that asked is gone.
 */
const WATCH = `
const { workerData } = require("node:worker_threads");
const asker = process.ppid;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const spent = (user + system) / 1e6;
  const held = process.memoryUsage.rss();
  const within = spent < workerData.cpuSeconds && held < workerData.memoryBytes;
  if (!within || process.ppid !== asker) process.kill(process.pid, "SIGKILL");
}, 10);
`;

process.once("message", async (message) => {
  const { bytes, sheet, carnet, limits } = questionSchema.parse(message);
  setCarnetGroups(carnet);
  const watch = new Worker(WATCH, { eval: true, workerData: limits });
  await once(watch, "online");
  const answer = await parseList(bytes, sheet).catch(explain);
  process.send?.(answer);
});
process.once("disconnect", () => process.exit());

/** Texts, arrays and maps that grow beyond what JavaScript can hold are a matter of limits too. */
function explain(cause: unknown) {
  if (cause instanceof RangeError) process.exit(1);
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { kind: "failed", detail };
}
