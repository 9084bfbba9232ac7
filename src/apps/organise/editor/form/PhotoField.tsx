import type { FieldProps } from "@rjsf/utils";
import { type DragEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { fieldOf } from "../../../../content/faults/fault.ts";
import { photoNameFields } from "../../../../domain/edition/photo-slots.ts";
import { photoAddress, sendPhoto } from "../calls/ask.ts";
import { Entry, Faults } from "./Entry.tsx";
import { fieldLabels } from "./field-labels.ts";
import { type FormContext, faultsAt } from "./form-context.ts";

/** A photo, its description, and its focal point, which stays in view when the page crops it. */
export function PhotoField({ fieldPathId, formData, onChange, registry, uiSchema }: FieldProps) {
  const context = registry.formContext as FormContext;
  const { $id: id, path } = fieldPathId;
  const photo: Record<string, string | undefined> = Object(formData);
  /** The description of the previous photo, kept to notice that it was not updated. */
  const [previousAlt, setPreviousAlt] = useState<string | undefined>();
  const set = (part: object) => onChange({ ...Object(formData), ...part }, path);
  const at = (name: string) => faultsAt(context, [...path, name]);
  return (
    <fieldset className="photo">
      <legend>{uiSchema?.["ui:title"] ?? "Foto"}</legend>
      <Faults faults={[...faultsAt(context, path), ...at("archivo")]} />
      <Drop
        id={`${id}_archivo`}
        name={photo.archivo}
        width={widthAt(context, [...path, "archivo"])}
        focus={photo.enfoque}
        onPhoto={(archivo) => {
          setPreviousAlt(photo.alt);
          set({ archivo, enfoque: undefined });
        }}
        onFocus={(enfoque) => set({ enfoque })}
      />
      {photo.archivo && <Focus id={id} value={photo.enfoque} set={(enfoque) => set({ enfoque })} />}
      <Faults faults={at("enfoque")} />
      <p role="status">
        {previousAlt !== undefined && previousAlt === photo.alt && (
          <strong>La foto es otra: revise si lo que dice aquí abajo sigue siendo cierto.</strong>
        )}
      </p>
      {textsOf(context, photo).map((name) => (
        <Entry
          key={name}
          id={`${id}_${name}`}
          label={fieldLabels[name]?.label ?? name}
          help={fieldLabels[name]?.help}
          faults={at(name)}
        >
          <input
            id={`${id}_${name}`}
            value={photo[name] ?? ""}
            onChange={({ target }) => set({ [name]: target.value || undefined })}
          />
        </Entry>
      ))}
    </fieldset>
  );
}

/** Portraits have no caption on the page. */
function textsOf({ key }: FormContext, { leyenda }: Record<string, string | undefined>) {
  const hasCaption = key === "sede" || key === "ediciones" || leyenda !== undefined;
  return hasCaption ? (["alt", "leyenda"] as const) : (["alt"] as const);
}

/** A field that names a photo and nothing else. */
export function PhotoFileField({
  fieldPathId,
  formData,
  onChange,
  registry,
  uiSchema,
}: FieldProps) {
  const context = registry.formContext as FormContext;
  const { $id: id, path } = fieldPathId;
  return (
    <fieldset className="photo">
      <legend>{uiSchema?.["ui:title"] ?? "Foto"}</legend>
      <Faults faults={faultsAt(context, path)} />
      <Drop
        id={id}
        name={formData}
        width={widthAt(context, path)}
        onPhoto={(name) => onChange(name, path)}
      />
    </fieldset>
  );
}

function widthAt({ key }: FormContext, path: readonly (string | number)[]): number {
  const field = fieldOf([key, ...path]).replace(/\[\d+\]/g, "[]");
  return photoNameFields[field]?.sharpFrom ?? 1;
}

interface DropProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly width: number;
  readonly focus?: string | undefined;
  onPhoto(name: string): void;
  onFocus?(focus: string): void;
}

function Drop({ id, name, width, focus, onPhoto, onFocus }: DropProps) {
  const [notice, setNotice] = useState("");
  const uploads = useRef(0);
  // While a photo is sent, texts are typed and items are moved or removed: it goes where the field
  // then is, and nowhere if the field is gone.
  const putPhoto = useRef<((name: string) => void) | null>(null);
  useLayoutEffect(() => {
    putPhoto.current = onPhoto;
    return () => {
      putPhoto.current = null;
    };
  });
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setNotice("Guardando la foto…");
    uploads.current += 1;
    const upload = uploads.current;
    const answer = await sendPhoto(file, width);
    // The photo that was chosen last counts, whichever arrives first.
    if (upload !== uploads.current) return;
    if (answer.kind === "done") putPhoto.current?.(answer.value.archivo);
    setNotice(
      answer.kind === "refused"
        ? answer.message
        : answer.kind === "unreachable"
          ? "El editor no responde. Revise que su terminal siga abierta y suelte la foto otra vez."
          : "",
    );
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  function point({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width: wide, height } = currentTarget.getBoundingClientRect();
    const part = (at: number, whole: number) =>
      Math.round(Math.min(1, Math.max(0, at / whole)) * 100);
    onFocus?.(`${part(clientX - left, wide)} ${part(clientY - top, height)}`);
  }
  const [x = "50", y = "50"] = focus?.split(" ") ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {name && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the two ranges below set the same by keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div className="picture" onClick={onFocus && point}>
          <img src={photoAddress(name)} alt={name} />
          {focus && <span className="point" style={{ left: `${x}%`, top: `${y}%` }} />}
        </div>
      )}
      <label className="choose" htmlFor={id}>
        {name ? "Cambiar la foto" : "Elegir una foto"}
      </label>
      <input
        id={id}
        type="file"
        accept=".jpg,.jpeg,.jfif,.png,.webp,.avif,.tif,.tiff,.heic"
        onChange={({ target }) => take(target.files?.[0])}
      />
      <p className="help">O suelte aquí una foto. El sitio la endereza y le quita la ubicación.</p>
      <p className="fault" role="alert">
        {notice}
      </p>
    </div>
  );
}

interface FocusProps {
  readonly id: string;
  readonly value: string | undefined;
  set(focus: string): void;
}

function Focus({ id, value, set }: FocusProps) {
  const [x = "50", y = "50"] = value?.split(" ") ?? [];
  return (
    <div className="focus">
      <p className="help">{fieldLabels.enfoque?.help}</p>
      <label htmlFor={`${id}_x`}>Enfoque, desde la izquierda</label>
      <input
        id={`${id}_x`}
        type="range"
        value={x}
        onChange={({ target }) => set(`${target.value} ${y}`)}
      />
      <label htmlFor={`${id}_y`}>Enfoque, desde arriba</label>
      <input
        id={`${id}_y`}
        type="range"
        value={y}
        onChange={({ target }) => set(`${x} ${target.value}`)}
      />
    </div>
  );
}
