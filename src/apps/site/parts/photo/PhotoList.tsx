import type { Picture } from "../../../../domain/edition/edition.ts";
import { Photo } from "./Photo.tsx";

/** Photos one below the other, in place of a carousel or stack that has failed. */
export function PhotoList({ photos }: { readonly photos: readonly Picture[] }) {
  return (
    <ul>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Photo picture={photo} sizes="100vw" />
          {photo.leyenda}
        </li>
      ))}
    </ul>
  );
}
