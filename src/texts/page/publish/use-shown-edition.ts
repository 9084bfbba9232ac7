import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lucideNames } from "#edition/files/rules/icon-faults.ts";
import type { Edition, EditionContent } from "#edition/model/edition.ts";
import { photosIn } from "#edition/model/pictures/photo-slots.ts";
import type { Draft } from "../draft/draft.ts";
import { useLucide } from "../form/lucide.ts";
import * as photoUrls from "../form/photo-urls.ts";
import { drawnFor, isDrawn, marksIn } from "./preview-drawn.ts";
import { showableContent, withPictures } from "./preview-edition.ts";

interface ShownContent {
  readonly data: Draft["data"] | null;
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
    const marks = marksIn(shown).filter((name) => !isDrawn(name, built.drawn, draft));
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
