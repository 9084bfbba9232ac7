import { useQuery } from "@tanstack/react-query";
import nodesUrl from "lucide-static/icon-nodes.json?url";
import type { IconDrawing } from "#edition/model/pictures/drawn.ts";

/** Icons of Lucide that are offered, with their names for organisers; texts may name any other. */
export const offeredIcons: Readonly<Record<string, string>> = Object.fromEntries(
  `
bot: robot, brain-circuit: inteligencia artificial, cpu: procesador, circuit-board: circuito,
code: código, square-terminal: terminal, database: base de datos, server: servidor, cloud: nube,
network: red, wifi: wifi, globe: mundo, shield-check: seguridad, lock: candado, key-round: llave,
fingerprint-pattern: huella, scan-face: reconocimiento de rostro, bug: virus, smartphone: celular,
laptop: computadora, printer: impresora, gamepad-2: videojuego, battery-charging: batería,
zap: electricidad, lightbulb: idea, radio-tower: antena, satellite: satélite,
telescope: telescopio, microscope: microscopio, flask-conical: química, atom: átomo, dna: ADN,
rocket: cohete, drone: dron, car: carro, factory: fábrica, cog: engranaje, wrench: herramienta,
ruler: regla, calculator: calculadora, sigma: matemática, chart-line: gráfica,
chart-pie: estadística, briefcase: negocio, coins: dinero, users: equipo,
graduation-cap: graduación, book-open: libro, presentation: presentación, mic: micrófono,
message-circle: conversación, megaphone: anuncio, trophy: premio, award: reconocimiento,
ticket: boleto, calendar: calendario, map-pin: lugar, camera: cámara, palette: arte, coffee: café,
utensils: comida, party-popper: fiesta, heart-pulse: salud, leaf: ambiente
`
    .split(",")
    .map((each) => each.trim().split(": ")),
);

export type Lucide = Readonly<Record<string, IconDrawing["nodes"]>>;

/** Loaded once, because it weighs as much as a photo. */
export function useLucide(isNeeded: boolean) {
  return useQuery({
    queryKey: ["lucide"],
    queryFn: async (): Promise<Lucide> => (await fetch(nodesUrl)).json(),
    enabled: isNeeded,
    staleTime: "static",
    gcTime: Number.POSITIVE_INFINITY,
  });
}
