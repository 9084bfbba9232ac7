import { parseArgs } from "node:util";
import { PublishFault } from "../../content/publish-settings.ts";
import { publishPlaces } from "../../domain/publication/places.ts";

export interface PublishOptions {
  readonly lugar?: string;
  readonly direccion?: string;
  /** Keeps what was given for the next time; where a push publishes, commits the content first. */
  readonly guardar?: boolean;
  readonly simular?: boolean;
}

const options = {
  lugar: { type: "string" },
  direccion: { type: "string" },
  guardar: { type: "boolean" },
  simular: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export const usage = `Uso: npm run publicar -- [opciones]

Construye el sitio, lo publica y mira si responde: la página sola, o con netlify-firestore
y render también el registro, las visitas y las puertas.

Opciones:
  --lugar LUGAR          ${publishPlaces.join(", ")}; si no se indica, el de publicar.yaml
  --direccion DIRECCIÓN  la dirección pública, https://…
  --guardar              anota lo indicado, y para github y render guarda antes en el
                         historial lo que cambió en content
  --simular              construye y dice qué haría; no publica nada
  -h, --help             muestra esta ayuda
`;

/** What the arguments ask for; `help` for the usage. Throws PublishFault. */
export function readPublishOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PublishOptions | "help" {
  // Without the `--` before them npm keeps options to itself: a simulation would publish.
  const kept = Object.keys(options).filter((name) => env[`npm_config_${name}`] && name !== "help");
  if (kept.length > 0) {
    throw new PublishFault(
      `No llegó ${kept.map((name) => `--${name}`).join(" ")}: faltan los dos guiones sueltos. No se hizo nada. Escriba: npm run publicar -- --simular`,
    );
  }
  const { help, ...given } = parse(args);
  return help === true ? "help" : given;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new PublishFault(`No se entiende «${args.join(" ")}». No se hizo nada.\n${usage}`);
  }
}
