import type { Picture } from "#edition/model/edition.ts";
import styles from "./Photo.module.css";
import { photoAddress, photoSourceSet } from "./photo-address.ts";

interface PhotoProps {
  readonly picture: Picture;
  /** The `sizes` attribute: the width of the slot at each width of the window. */
  readonly sizes: string;
  /** `true` to load at once; otherwise the picture loads when it comes near the viewport. */
  readonly eager?: boolean;
  /** Whether nobody needs its description, because a text says the same or it lies under others. */
  readonly decorative?: boolean;
}

/**
 * A picture in the best format that the browser supports. Its average colour until it has loaded
 * and its focal point are rules of `sectionRules`, because the content security policy allows no style
 * attributes. The text around it describes it too, because browsers skip pictures far from the
 * viewport.
 */
export function Photo({ picture, sizes, eager = false, decorative = false }: PhotoProps) {
  const { width, widths, height, colour, enfoque } = picture;
  const alt = decorative ? "" : picture.alt;
  return (
    <span
      className={styles.photo}
      data-colour={colour}
      {...(alt && { role: "img", "aria-label": alt })}
      // It may have loaded, and be marked, before React takes over.
      suppressHydrationWarning
    >
      <picture>
        <source type="image/avif" srcSet={photoSourceSet(picture, "avif")} sizes={sizes} />
        {/* One width is enough for the few browsers that know no AVIF. */}
        <img
          src={photoAddress(picture, widths.at(-1) ?? width, "jpg")}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          data-focus={enfoque}
        />
      </picture>
    </span>
  );
}
