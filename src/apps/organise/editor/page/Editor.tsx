import { useState } from "react";
import { type ContentKey, contentKeys } from "../../../../content/editor-calls.ts";
import { readableField } from "../../../../content/faults/fault.ts";
import { isBlock } from "../../../../domain/edition/photo-slots.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { FileForm } from "../form/FileForm.tsx";
import { fileLabels } from "../form/field-labels.ts";
import { type FormContext, withValue } from "../form/form-context.ts";
import { Findings } from "./Findings.tsx";
import { Preview } from "./Preview.tsx";
import { Publish } from "./publish/Publish.tsx";
import { type Editing, useEditor } from "./use-editor.ts";

/** The content in forms, with the page beside them. */
export function Editor() {
  const editing = useEditor();
  const [key, choose] = useState<ContentKey>("edicion");
  const { state, trouble } = editing;
  if (!state) {
    return (
      <Notice title="Editor del contenido" text={trouble ?? "Leyendo el contenido…"}>
        {trouble && <p>Se vuelve a intentar cada pocos segundos.</p>}
      </Notice>
    );
  }
  const section = key === "edicion" ? "inicio" : key;
  return (
    <div className="editor">
      <header>
        <h1>Editor del contenido</h1>
        <p role="status">{statusOf(editing)}</p>
        <Publish
          faults={state.faults.length}
          samples={state.samples.length}
          isSaved={isSaved(editing)}
        />
        <nav aria-label="Partes de la página">
          {contentKeys.map((each) => (
            <Button
              key={each}
              aria-current={each === key ? "page" : undefined}
              onClick={() => choose(each)}
            >
              {fileLabels[each].label}
              <Count editing={editing} file={each} />
            </Button>
          ))}
        </nav>
      </header>
      <main>
        <Conflict editing={editing} />
        <h2>{fileLabels[key].label}</h2>
        <p className="help">{fileLabels[key].help}</p>
        <File key={key} editing={editing} file={key} />
        <Findings state={state} />
      </main>
      <Preview section={section} />
    </div>
  );
}

function statusOf({ drafts, conflict, trouble, state }: Editing): string {
  if (trouble !== null) return trouble;
  if (conflict) return "Sin guardar: decida abajo.";
  if (Object.keys(drafts).length > 0) return "Guardando…";
  const faults = state?.faults.length ?? 0;
  return faults === 0
    ? "Todo guardado en esta computadora."
    : `Guardado, con ${faults} por corregir.`;
}

function isSaved({ drafts, conflict, trouble }: Editing): boolean {
  return trouble === null && conflict === null && Object.keys(drafts).length === 0;
}

function Count({ editing, file }: { readonly editing: Editing; readonly file: ContentKey }) {
  const count = faultsOf(editing, file).length;
  return count === 0 ? null : <span className="count">{count}</span>;
}

function faultsOf({ state }: Editing, file: ContentKey) {
  return (state?.faults ?? []).filter((fault) => fault.file.endsWith(`/${file}.yaml`));
}

function Conflict({ editing }: { readonly editing: Editing }) {
  const { conflict, keepMine, takeTheirs } = editing;
  if (!conflict) return null;
  return (
    <section className="conflict" role="alert">
      <p>{conflict.message} No se guardó nada encima, y lo que usted escribió sigue aquí.</p>
      <Button onClick={keepMine}>Guardar lo mío</Button>
      <Button onClick={takeTheirs}>Usar lo que está en el archivo</Button>
    </section>
  );
}

function File({ editing, file }: { readonly editing: Editing; readonly file: ContentKey }) {
  const { state, drafts, change } = editing;
  const data = drafts[file]?.data ?? state?.files[file].data;
  if (data === undefined) {
    return faultsOf(editing, file).map((fault) => (
      <p className="fault" key={fault.found}>
        {fault.file}:{fault.line} {readableField(fault.field)}: {fault.found}. {fault.fix}
      </p>
    ));
  }
  const context: FormContext = {
    key: file,
    data: data ?? undefined,
    faults: faultsOf(editing, file),
    speakers: speakersOf(editing),
    put: (path, value) => change(file, withValue(data, path, value)),
  };
  return <FileForm context={context} />;
}

function speakersOf({ state, drafts }: Editing) {
  const people = drafts.ponentes?.data ?? state?.files.ponentes.data;
  return (Array.isArray(people) ? people : [])
    .filter(isBlock)
    .map(({ id, nombre }) => ({ id: String(id ?? ""), name: String(nombre ?? id) }));
}
