import { exitWith } from "../terminal/exit-with.ts";
import { runDoorCommands } from "./command-line.ts";

const { env, stdout: out, stderr: err } = process;
exitWith(() => runDoorCommands(process.argv.slice(2), { env, out, err, now: Date.now() }));
