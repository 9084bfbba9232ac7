import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../store/temporary-folder.ts";
import { type ServerProcess, startNode } from "./server-process.ts";

const lines = Array.from({ length: 1000 }, (_, number) => `{"line":${number},"who":"José"}\n`);

/** A process that runs `program`, in which `stream` is its standard output. */
async function processThat(program: string): Promise<ServerProcess> {
  const module = JSON.stringify(new URL("./log-stream.ts", import.meta.url));
  const start = `const stream = (await import(${module})).standardOutput();`;
  const options = ["--import", import.meta.resolve("tsx"), "--input-type=module"];
  return startNode([...options, "--eval", start + program], await temporaryFolder(), {});
}

/** What a process writes that logs all `lines` in one turn, and then does `last`. */
async function written(last: string): Promise<string[]> {
  const logAll = `for (const line of ${JSON.stringify(lines)}) stream.write(line);`;
  const { stdout } = await (await processThat(logAll + last)).ended;
  return stdout.split(/(?<=\n)/);
}

test.each([
  ["ends by itself", ""],
  ["ends in the same turn", "process.exit(0);"],
  ["fails", 'throw new Error("unexpected");'],
])("all lines come whole and in order from a process that %s", async (_name, last) => {
  expect(await written(last)).toEqual(lines);
});

test("what was flushed is there even if the process is killed right after", async () => {
  expect(await written('stream.flushSync(); process.kill(process.pid, "SIGKILL");')).toEqual(lines);
});

test("a line that no other follows is written all the same", async () => {
  const { output } = await processThat("stream.write('one\\n'); setInterval(() => {}, 1000);");
  await vi.waitFor(() => expect(output()).toBe("one\n"), 20_000);
});
