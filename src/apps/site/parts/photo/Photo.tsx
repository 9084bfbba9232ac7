import type { Picture } from "../../../../domain/edition/edition.ts";
import styles from "./Photo.module.css";
import { photoAddress, photoSourceSet } from "./photo-address.ts";

interface PhotoProps {
  readonly picture: Picture;
  /** The `sizes` attribute: how wide the slot is at each width of the window. */
  readonly sizes: string;
  /** `true` for a picture that is wanted at once; all others load when they come near. */
  readonly eager?: boolean;
}

const formats = [
  { extension: "avif", type: "image/avif" },
  { extension: "webp", type: "image/webp" },
] as const;

/**
 * A picture in the best format the browser reads. Its dominant colour, shown until it comes, and its
 * point of focus are rules of `pictureRules`: the content security policy allows no style attributes.
 * What it shows is also said around it, since browsers skip the picture itself far from the window.
 */
export function Photo({ picture, sizes, eager = false }: PhotoProps) {
  const { width, height, colour, alt, enfoque } = picture;
  return (
    <span className={styles.photo} role="img" aria-label={alt}>
      <picture>
        {formats.map(({ extension, type }) => (
          <source
            key={type}
            type={type}
            srcSet={photoSourceSet(picture, extension)}
            sizes={sizes}
          />
        ))}
        <img
          src={photoAddress(picture, picture.widths.at(-1) ?? width, "jpg")}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          draggable={false}
          data-colour={colour}
          data-focus={enfoque}
        />
      </picture>
    </span>
  );
}
