import { removeSampleMarks } from "#edition/files/rules/sample-marks.ts";
import {
  type Edition,
  type EditionContent,
  editionSchema,
  type PhotoContent,
  type Picture,
} from "#edition/model/edition.ts";
import { inProgrammeOrder } from "#edition/model/phases/programme.ts";
import { type PhotoShape, replacePhotos } from "#edition/model/pictures/photo-slots.ts";
import { isBlock, valueAt } from "#edition/model/values-at.ts";
import type { Files } from "../draft/draft.ts";
import { withoutKeys, withValue } from "../draft/entries.ts";

/** Shown in the place of a text that is not written yet. */
const UNWRITTEN = "…";
const HOPELESS = 3;
const MOST_TRIES = 6;

/** The draft as the page can show it, with `…` for missing texts and values of `last`; `null` if that fails. */
export function showableContent(
  files: Partial<Files>,
  last: EditionContent | null,
): EditionContent | null {
  const written = Object.fromEntries(
    Object.entries(files).map(([key, data]) => [key, withoutKeys(data)]),
  );
  let { data } = removeSampleMarks(written, []);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const parsed = editionSchema.safeParse(data, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
      // An entry that cannot be completed is left out.
      const entry = path.findLastIndex((step) => typeof step === "number") + 1;
      const isHopeless = tries >= HOPELESS && entry > 0;
      data = isHopeless
        ? withValue(data, path.slice(0, entry), undefined)
        : withValue(data, path, substitute(issue, valueAt(last, path)));
    }
    data = withoutHoles(data);
  }
  return null;
}

type Issue = NonNullable<ReturnType<typeof editionSchema.safeParse>["error"]>["issues"][number];

function substitute(issue: Issue, last: unknown): unknown {
  const isText =
    issue.code === "too_small" || (issue.code === "invalid_type" && issue.expected === "string");
  return last ?? (isText && (issue.input ?? "") === "" ? UNWRITTEN : undefined);
}

/** Blocks of a list that became empty are left out. */
function withoutHoles(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((entry) => entry !== undefined).map(withoutHoles);
  if (!isBlock(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withoutHoles(value)]),
  );
}

type PictureOf = (photo: PhotoContent, shape: PhotoShape) => Omit<Picture, "alt"> | null;

/** The content with the available pictures; a transparent pixel stands for each missing one. */
export function withPictures(content: EditionContent, pictureOf: PictureOf): Edition {
  const edition = replacePhotos(content, (photo, shape) => {
    const { archivo, ...described } = photo;
    // The focal point is the draft's, which may have none.
    return { ...(pictureOf(photo, shape) ?? EMPTY), enfoque: undefined, ...described };
  });
  return { ...edition, tematicas: inProgrammeOrder(edition.tematicas, edition.edicion.fechas) };
}

const EMPTY: Omit<Picture, "alt"> = {
  id: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  widths: [1],
  width: 4,
  height: 3,
  colour: "#190a0c",
};
