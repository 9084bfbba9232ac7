import { readCarnetGroups } from "../content/built-edition.ts";
import { readFolders } from "../content/folders.ts";
import { setCarnetGroups } from "../domain/carnet/edition-groups.ts";
import { participantes } from "./participantes.ts";
import { runProgram } from "./program.ts";
import { exitWith } from "./terminal/exit-with.ts";

const { env, stdin: input, stdout: out, stderr: err } = process;
exitWith(async () => {
  const groups = await readCarnetGroups(readFolders(env));
  if (groups === null) {
    err.write(
      "El archivo edicion.yaml tiene errores y no dice cómo son los carnets. Véalos con: npm run contenido\n",
    );
    return 1;
  }
  setCarnetGroups(groups);
  return runProgram(participantes, process.argv.slice(2), { env, out, err, input });
});
