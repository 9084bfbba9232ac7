import { publishExitCodes } from "../../domain/publication/outcome.ts";
import { publishPlaces } from "../../domain/publication/places.ts";
import { type PublishContext, publish } from "../../operations/publication/publish.ts";
import type { PublishOptions } from "../../operations/publication/where-to.ts";
import type { Register } from "../terminal/spanish-program.ts";
import type { Terminal } from "../terminal/terminal.ts";

export const registerPublicar: Register<PublishContext & { readonly terminal: Terminal }> = (
  program,
  run,
) => {
  program
    .usage("[opciones]")
    .helpCommand(false)
    .option("--lugar <LUGAR>", `${publishPlaces.join(", ")}; si no se indica, el de publicar.yaml`)
    .option("--direccion <DIRECCIÓN>", "la dirección pública, https://…")
    .option(
      "--guardar",
      "anota lo indicado, y para github y render guarda antes en el historial lo que cambió en content",
    )
    .option("--simular", "construye y dice qué haría; no publica nada")
    .action((options: PublishOptions) =>
      run(async (context) => {
        const publication = await publish(context, options);
        if (publication.outcome !== "seen") context.terminal.refuse(publication.why.message);
        return publishExitCodes[publication.outcome];
      }),
    );
};
