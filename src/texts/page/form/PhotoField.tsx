import { Fragment, type MouseEvent, useId } from "react";
import { fieldOf } from "#edition/files/rules/fault.ts";
import { type FocalPoint, focalPoint, toEnfoque } from "#edition/model/pictures/focal-point.ts";
import { photoNameFields } from "#edition/model/pictures/photo-slots.ts";
import { PictureButton } from "#platform/ui/parts/FileButton.tsx";
import { Note } from "#platform/ui/parts/layout.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import styles from "./PhotoField.module.css";
import { usePhotoUrl } from "./photo-urls.ts";
import { takePhoto } from "./take-photo.ts";
import { type ControlProps, useFaults, useField } from "./use-field.ts";

/** The fields whose photos are enlarged around the point. */
const PORTRAITS = ["perfil", "imagen"];

/** A photo and the point of it that always stays in view. Its description is a field of its own. */
export function PhotoField({ place, field, state: photo }: ControlProps) {
  const file = useField(place, { name: `${field.name}.archivo` });
  const focus = useField(place, { name: `${field.name}.enfoque` });
  const [fault] = [...useFaults(place.file, focus.path), file.fault, photo.fault].filter(Boolean);
  const name = file.text;
  return (
    <FieldFrame field={field} state={{ id: photo.id, fault }} isGroup>
      {name !== "" && (
        <FocusedPicture
          name={name}
          focus={focus.text}
          onFocus={focus.set}
          isPortrait={PORTRAITS.includes(field.name)}
        />
      )}
      <PictureButton
        hasPicture={name !== ""}
        label={field.label}
        onFiles={([first]) => takePhoto(first, placeOf(place, file.path))}
        onRemove={field.optional ? () => photo.set(undefined) : undefined}
      />
    </FieldFrame>
  );
}

/** A field that names a file and nothing else: a crest, a logo, the preview's photo. */
export function PhotoFileField({ place, field, state }: ControlProps) {
  const name = state.text;
  const url = usePhotoUrl(name);
  const isMark = field.kind === "mark";
  return (
    <FieldFrame field={field} state={state} isGroup>
      {name !== "" && (
        <div className={styles.frame} data-kind={isMark ? "mark" : "photo"}>
          {url && <img className={isMark ? styles.mark : styles.picture} src={url} alt="" />}
        </div>
      )}
      <PictureButton
        hasPicture={name !== ""}
        label={field.label}
        accept={isMark ? "image/svg+xml,image/png,image/webp,image/jpeg" : "image/*"}
        onFiles={([first]) => takePhoto(first, { ...placeOf(place, state.path), isMark })}
        onRemove={field.optional ? () => state.set(undefined) : undefined}
      />
    </FieldFrame>
  );
}

function placeOf({ file }: ControlProps["place"], path: ControlProps["place"]["at"]) {
  const slot = fieldOf([file, ...path]).replace(/\[\d+\]/g, "[]");
  return { file, path, isMark: false, sharpFrom: photoNameFields[slot]?.sharpFrom ?? 1 };
}

interface PictureProps {
  readonly name: string;
  /** Empty without one. */
  readonly focus: string;
  readonly onFocus: (focus: string) => void;
  readonly isPortrait: boolean;
}

const position = [
  { key: "x", label: "Desde la izquierda", min: 0, max: 100, step: 1 },
  { key: "y", label: "Desde arriba", min: 0, max: 100, step: 1 },
] as const;
const zoom = { key: "zoom", label: "Acercar el rostro", min: 100, max: 290, step: 10 } as const;

/** A click sets the point, and so do two sliders. A portrait is enlarged around it by a third one. */
function FocusedPicture({ name, focus, onFocus, isPortrait }: PictureProps) {
  const id = useId();
  const url = usePhotoUrl(name);
  const shown = focalPoint(focus || "50 50");
  const sliders = isPortrait ? [...position, zoom] : position;
  const set = (change: Partial<FocalPoint>) => onFocus(toEnfoque({ ...shown, ...change }));
  function point({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (at: number, whole: number) =>
      Math.round(Math.min(1, Math.max(0, at / whole)) * 100);
    set({ x: part(clientX - left, width), y: part(clientY - top, height) });
  }
  return (
    <>
      <div className={styles.frame} data-kind="photo">
        {url === undefined && <Note>Cargando la foto…</Note>}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below set the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div className={styles.focusable} onClick={point}>
          {url && <img className={styles.picture} src={url} alt="" />}
          {url && focus && (
            <span className={styles.point} style={{ left: `${shown.x}%`, top: `${shown.y}%` }} />
          )}
        </div>
      </div>
      <Note>Haga clic en lo que nunca debe quedar cortado, como el rostro.</Note>
      <div className={styles.sliders}>
        {sliders.map(({ key, label, min, max, step }) => (
          <Fragment key={key}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <input
              id={`${id}-${key}`}
              type="range"
              min={min}
              max={max}
              step={step}
              value={shown[key]}
              onChange={({ target }) => set({ [key]: target.valueAsNumber })}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}
