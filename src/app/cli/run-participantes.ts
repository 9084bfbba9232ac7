import { readCarnetGroups } from "#edition/files/built-edition.ts";
import { readFolders } from "#edition/files/folders.ts";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { participantes } from "./participantes.ts";
import { runHere } from "./program.ts";

const groups = await readCarnetGroups(readFolders(process.env));
if (groups === null) {
  process.stderr.write(
    "El archivo edicion.yaml tiene errores y no dice cómo son los carnets. Véalos con: npm run contenido\n",
  );
  process.exitCode = 1;
} else {
  await runHere(participantes(carnetRules(groups)));
}
