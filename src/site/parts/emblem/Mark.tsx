import type { Mark } from "#edition/model/pictures/drawn.ts";
import { useEdition } from "../edition-context.ts";
import { photoFileAddress } from "../photo/photo-address.ts";
import { Emblem } from "./Emblem.tsx";
import styles from "./Mark.module.css";

interface MarkPictureProps {
  readonly mark: Mark | undefined;
  /** Whose mark it is; empty where the text beside it says so. */
  readonly alt: string;
  /** The size in CSS pixels; without it, the style sheets decide. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether it is on the first screen. */
  readonly early?: boolean;
}

/** A crest or logo. One too dark for the page stands on a light ground, and in print, one too light on a dark ground. */
export function MarkPicture({ mark, alt, size, early = false }: MarkPictureProps) {
  if (!mark) return null;
  const { file, width, height, dark, light } = mark;
  return (
    <img
      className={styles.mark}
      src={photoFileAddress(file)}
      alt={alt}
      width={size?.width ?? width}
      height={size?.height ?? height}
      loading={early ? undefined : "lazy"}
      decoding={early ? undefined : "async"}
      data-dark={dark}
      data-light={light}
    />
  );
}

/** The marks of faculty and university, each with its link; nothing without any. */
export function Crests({ place }: { readonly place: "masthead" | "foot" }) {
  const { edicion, drawn } = useEdition();
  if (!edicion.escudos) return null;
  return (
    <ul className={styles.crests}>
      {edicion.escudos.map(({ archivo, nombre, enlace }) => {
        const mark = drawn?.marks?.[archivo];
        const picture = <MarkPicture mark={mark} alt={nombre} early={place === "masthead"} />;
        return <li key={archivo}>{enlace ? <a href={enlace}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
}

/** The edition's own logo or, without one, its emblem; `repeats` if the page shows it above, too. */
export function EditionMark({ repeats = false }: { readonly repeats?: boolean }) {
  const { edicion, drawn } = useEdition();
  const logo = drawn?.marks?.[edicion.logo ?? ""];
  return logo ? (
    <MarkPicture mark={logo} alt="" early />
  ) : (
    <Emblem editionNumber={edicion.numero} repeats={repeats} />
  );
}
