import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lucideNames } from "#edition/files/rules/icon-faults.ts";
import type { Edition, EditionContent } from "#edition/model/edition.ts";
import { networksOf } from "#edition/model/networks.ts";
import type { BuiltPictures } from "#edition/model/pictures/built-pictures.ts";
import type { Drawn, IconDrawing, Mark } from "#edition/model/pictures/drawn.ts";
import { photosIn } from "#edition/model/pictures/photo-slots.ts";
import type { Draft } from "../draft/draft.ts";
import { type Lucide, useLucide } from "../form/lucide.ts";
import * as photoUrls from "../form/photo-urls.ts";
import { showableContent, withPictures } from "./preview-edition.ts";

function marksIn({ edicion, patrocinadores = [] }: EditionContent): string[] {
  const crests = (edicion.escudos ?? []).map(({ archivo }) => archivo);
  return [edicion.logo, ...crests, ...patrocinadores.map(({ logo }) => logo)].flatMap(
    (name) => name ?? [],
  );
}

/** A globe, for networks that the build has not drawn yet. */
const globe: IconDrawing = {
  nodes: [
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["path", { d: "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" }],
  ],
};

interface Available {
  readonly built: BuiltPictures | undefined;
  readonly lucide: Lucide | undefined;
  /** Marks that the build has not drawn, as their files. */
  readonly whole: readonly {
    readonly path: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
  }[];
}

/** The icons and marks of the draft: those of the build, new icons, new marks as they are. */
function drawnFor(
  content: EditionContent,
  { built: { drawn: built, networks: before = [] } = { pictures: [] }, lucide, whole }: Available,
): Drawn {
  const icons = lucideNames(content).flatMap((name) => {
    const nodes = lucide?.[name];
    const icon = built?.icons?.[name] ?? (nodes && { nodes });
    return icon ? [[name, icon] as const] : [];
  });
  const fresh = Object.fromEntries(
    whole.map(({ path, url, width, height }): [string, Mark] => [
      path,
      { file: url, width, height },
    ]),
  );
  const networks = networksOf(content.edicion).map(({ nombre, enlace }) => {
    const index = before.findIndex((one) => one.enlace === enlace || one.nombre === nombre);
    return built?.contact?.networks[index] ?? globe;
  });
  return {
    icons: Object.fromEntries(icons),
    contact: { mail: built?.contact?.mail ?? globe, chat: built?.contact?.chat ?? globe, networks },
    marks: { ...built?.marks, ...fresh },
    sponsors: { ...built?.sponsors, ...fresh },
  };
}

/** The draft as the page shows it; `null` until there is one. */
export function useShownEdition(draft: Draft): Edition | null {
  const built = photoUrls.useBuiltPictures();
  const [data, setData] = useState<Draft["data"] | null>(null);
  const [shown, setShown] = useState<EditionContent | null>(null);
  if (data !== draft.data) {
    setData(draft.data);
    setShown(showableContent(draft.data, shown) ?? shown);
  }
  const unbuilt = useMemo(() => {
    if (shown === null || built === undefined) return [];
    const placed = photosIn(shown).filter(
      ({ photo, shape }) => !photoUrls.builtPicture(built, draft, photo, shape),
    );
    const drawn = { ...built.drawn?.marks, ...built.drawn?.sponsors };
    // The build has not drawn a mark that the draft replaces.
    const marks = marksIn(shown).filter((name) => draft.photos.has(name) || !drawn[name]);
    return [...new Set([...placed.map(({ photo }) => photo.archivo), ...marks])];
  }, [shown, built, draft]);
  const photos = useQueries({
    queries: unbuilt.map((name) => photoUrls.wholePhoto(draft, name)),
    combine: (results) => results.map(({ data }) => data),
  });
  const { data: lucide } = useLucide(
    shown !== null && lucideNames(shown).some((name) => !built?.drawn?.icons?.[name]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these change what is shown
  return useMemo(() => {
    if (shown === null) return null;
    const edition = withPictures(shown, (photo, shape) => {
      const picture = photoUrls.builtPicture(built, draft, photo, shape);
      const whole = photos.find((each) => each?.path === photo.archivo);
      if (picture || !whole) return picture ?? null;
      const { url, width, height } = whole;
      return { id: url, widths: [width], width, height, colour: "#190a0c" };
    });
    const whole = photos.flatMap((photo) => photo ?? []);
    return { ...edition, drawn: drawnFor(shown, { built, lucide, whole }) };
  }, [shown, draft.photos, built, lucide, photos]);
}
