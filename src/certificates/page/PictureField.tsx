import { drawPicture } from "#platform/browser/draw-picture.ts";
import { PictureButton } from "#platform/ui/parts/FileButton.tsx";
import { Stack } from "#platform/ui/parts/layout.tsx";
import styles from "./Certificates.module.css";

interface Props {
  readonly label: string;
  readonly picture: string | null;
  readonly limits: PictureLimits;
  readonly onChange: (url: string | null) => void;
}

/** Chooses a picture, which the browser scales down; its fault is shown beside it. */
export function PictureField({ label, picture, limits, onChange }: Props) {
  return (
    <Stack>
      <p>{label}</p>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      <PictureButton
        label={label}
        hasPicture={picture !== null}
        accept="image/png,image/jpeg,image/webp"
        onFiles={([file]) => takePicture(file, limits, onChange)}
        onRemove={() => onChange(null)}
      />
    </Stack>
  );
}

interface PictureLimits {
  /** In pixels; a larger picture is shrunk. */
  readonly width: number;
  readonly height: number;
  readonly longest: number;
  /** Whether a transparent background is preserved. */
  readonly isClear: boolean;
}

/* Printed with some 260 pixels to the inch, and a background with 150, so that a certificate stays small. */
export const markLimits = { width: 480, height: 180, longest: 40_000, isClear: true };
export const backgroundLimits = { width: 1650, height: 1275, longest: 160_000, isClear: false };

/* Scale factors and JPEG qualities, tried in order until the result is small enough. */
const clearTries = [[1], [0.7], [0.45]] as const;
const opaqueTries = [
  [1, 0.85],
  [1, 0.7],
  [0.8, 0.65],
  [0.6, 0.6],
] as const;

/** Resolves with the fault of the picture, if it has one. */
async function takePicture(
  file: File,
  limits: PictureLimits,
  onChange: Props["onChange"],
): Promise<string | undefined> {
  const source = await createImageBitmap(file).catch(() => null);
  if (source === null) return "Ese archivo no es una imagen. Elija un PNG o un JPG.";
  // A sheet's sides are as 1.29 or 1.41 to 1.
  if (limits === backgroundLimits && source.width < 1.1 * source.height)
    return "Esta imagen no es apaisada, y en la hoja se deformaría. Elija una más ancha que alta.";
  const scale = Math.min(1, limits.width / source.width, limits.height / source.height);
  // A photo has no transparent background to keep, and as PNG it would be shrunk until nobody can read it.
  const isClear = limits.isClear && file.type !== "image/jpeg";
  const type = isClear ? "image/png" : "image/jpeg";
  const tries = isClear ? clearTries : opaqueTries;
  for (const [factor, quality] of tries) {
    const url = drawPicture(source, { scale: scale * factor, type }).toDataURL(type, quality);
    if (url.length > limits.longest) continue;
    onChange(url);
    return undefined;
  }
  return "La imagen pesa demasiado. Recórtela, o guárdela más pequeña, y elíjala otra vez.";
}
