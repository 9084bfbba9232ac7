import { lucideNames } from "../../../../../content/rules/icon-faults.ts";
import type { Drawn, IconDrawing, Mark } from "../../../../../domain/edition/drawn.ts";
import type { EditionContent } from "../../../../../domain/edition/edition.ts";
import { networksOf } from "../../../../../domain/edition/networks.ts";
import type { Draft } from "../data/draft.ts";
import type { Lucide } from "../form/icons/lucide.ts";
import { urlOf } from "../photos/photo-urls.ts";

/** A globe, for networks that the build has not drawn yet. */
const globe: IconDrawing = {
  nodes: [
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["path", { d: "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" }],
  ],
};

/** The icons and marks of the draft: those of the build, new icons, new marks as their own files. */
export function drawnFor(
  content: EditionContent,
  built: Drawn | undefined,
  lucide: Lucide | undefined,
  { photos }: Draft,
): Drawn {
  const icons = lucideNames(content).flatMap((name) => {
    const nodes = lucide?.nodes[name];
    const icon = built?.icons?.[name] ?? (nodes && { nodes });
    return icon ? [[name, icon] as const] : [];
  });
  const fresh = [...photos].map(([name, blob]): [string, Mark] => [
    name,
    { file: urlOf(blob), width: 240, height: 108 },
  ]);
  const networks = networksOf(content.edicion);
  return {
    icons: Object.fromEntries(icons),
    contact: {
      mail: built?.contact?.mail ?? globe,
      chat: built?.contact?.chat ?? globe,
      networks: networks.map((_, index) => built?.contact?.networks[index] ?? globe),
    },
    marks: { ...built?.marks, ...Object.fromEntries(fresh) },
    sponsors: { ...built?.sponsors, ...Object.fromEntries(fresh) },
  };
}
