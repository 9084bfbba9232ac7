import { exitWith } from "../terminal/exit-with.ts";
import { runOrganiserCommands } from "./command-line.ts";

const { env, stdout: out, stderr: err } = process;
exitWith(() => runOrganiserCommands(process.argv.slice(2), { env, out, err }));
