import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lucideNames } from "#edition/files/rules/icon-faults.ts";
import type { Edition, EditionContent } from "#edition/model/edition.ts";
import { networksOf } from "#edition/model/networks.ts";
import type { Drawn, IconDrawing, Mark } from "#edition/model/pictures/drawn.ts";
import { photosIn } from "#edition/model/pictures/photo-slots.ts";
import type { Draft } from "../draft/draft.ts";
import { type Lucide, useLucide } from "../form/lucide.ts";
import * as photoUrls from "../form/photo-urls.ts";
import { urlOf } from "../form/photo-urls.ts";
import { showableContent, withPictures } from "./preview-edition.ts";

interface ShownContent {
  /** The draft's data that were looked at last. */
  readonly data: Draft["data"] | null;
  /** The last content that could be shown. */
  readonly shown: EditionContent | null;
}

/** The draft as the page shows it; `null` until there is one. */
export function useShownEdition(draft: Draft): Edition | null {
  const built = photoUrls.useBuiltPictures();
  const [{ data, shown }, setShown] = useState<ShownContent>({ data: null, shown: null });
  if (data !== draft.data) {
    setShown({ data: draft.data, shown: showableContent(draft.data, shown) ?? shown });
  }
  const unbuilt = useMemo(() => {
    if (shown === null || built === undefined) return [];
    const placed = photosIn(shown).filter(
      ({ photo, shape }) => !photoUrls.builtPicture(built, draft, photo, shape),
    );
    return [...new Set(placed.map(({ photo }) => photo.archivo))];
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
    return { ...edition, drawn: drawnFor(shown, built?.drawn, lucide, draft) };
  }, [shown, draft.photos, built, lucide, photos]);
}

/** A globe, for networks that the build has not drawn yet. */
const globe: IconDrawing = {
  nodes: [
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["path", { d: "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" }],
  ],
};

/** The icons and marks of the draft: those of the build, new icons, new marks as their own files. */
function drawnFor(
  content: EditionContent,
  built: Drawn | undefined,
  lucide: Lucide | undefined,
  { photos }: Draft,
): Drawn {
  const icons = lucideNames(content).flatMap((name) => {
    const nodes = lucide?.[name];
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
