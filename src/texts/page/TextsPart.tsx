// Imported first, before any schema is made.
import "./strict-policy.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { readData } from "#edition/files/yaml/yaml-file.ts";
import { queryOf } from "#platform/calls/send.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Actions, BulletList, Note, Panel, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { textsCalls } from "../model/texts-calls.ts";
import { changesOf } from "./draft/changes.ts";
import { checkSoon } from "./draft/check.ts";
import { type Draft, replaceDraft, resolve, useDraft, useOpenedDraft } from "./draft/draft.ts";
import { followOtherTabs, openDraft } from "./draft/open-draft.ts";
import type { FormSection } from "./fields/sections.ts";
import { FieldControl } from "./form/FieldControl.tsx";
import { EntryPage, ListPage } from "./ListPage.tsx";
import { NextEditionPage } from "./NextEditionPage.tsx";
import { openPage, type Page } from "./open-page.ts";
import { PagePreview } from "./publish/PagePreview.tsx";
import { PublishBar } from "./publish/PublishBar.tsx";
import { PageHead, SamplesPage, SectionsPage } from "./SectionsPage.tsx";
import styles from "./Texts.module.css";

/** The edition's texts and photos: a draft in this browser, the page beside it, and «Publicar». */
export function TextsPart() {
  const query = useQuery(queryOf(textsCalls.texts));
  const draft = useOpenedDraft();
  const { data } = query;
  useEffect(() => {
    if (data && data.place !== "none") void openDraft(data);
  }, [data]);
  useEffect(followOtherTabs, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the draft
  useEffect(checkSoon, [draft?.data, draft?.photos]);
  if (data?.place === "none") {
    return (
      <PartHead title="Textos">
        <p>
          Aquí se cambian los textos y las fotos del sitio. En este servidor falta decir dónde
          están:
        </p>
        <BulletList as="ol">
          {data.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </BulletList>
      </PartHead>
    );
  }
  if (draft === null) return <Loading title="Textos" query={query} />;
  return <Editor />;
}

function Editor() {
  const draft = useDraft();
  const [path] = useLocation();
  const page = openPage(path, draft);
  // On phones the form or the page is shown.
  const [shown, setShown] = useState<"form" | "page">("form");
  const leftAt = useRef(0);
  function toggle(): void {
    const isForm = shown === "form";
    const top = isForm ? 0 : leftAt.current;
    if (isForm) leftAt.current = scrollY;
    flushSync(() => setShown(isForm ? "page" : "form"));
    scrollTo({ top, behavior: "instant" });
  }
  return (
    <Stack className={styles.desk} data-wide data-shown={shown}>
      <Stack className={styles.form}>
        {draft.isUnstored && (
          <Warning role="status">
            Este navegador no puede guardar el borrador. No cierre la pestaña.
          </Warning>
        )}
        {draft.notice !== "" && <Warning role="status">{draft.notice}</Warning>}
        <Conflicts />
        <PageOf key={path} page={page} draft={draft} />
      </Stack>
      <div className={styles.beside}>
        <PagePreview page={page} shown={shown} />
      </div>
      <PublishBar>
        <Button className={styles.toggle ?? ""} onClick={toggle}>
          {shown === "page" ? "Formulario" : "Ver la página"}
        </Button>
      </PublishBar>
    </Stack>
  );
}

function PageOf({ page, draft }: { readonly page: Page; readonly draft: Draft }) {
  if ("section" in page && isUnreadable(draft, page.section.file)) {
    return (
      <PageHead title={page.section.name}>
        Alguien escribió estos textos a mano y quedaron con un error, así que aquí no se pueden
        cambiar. Corríjalo donde los escribió.
      </PageHead>
    );
  }
  switch (page.kind) {
    case "sections":
      return <SectionsPage />;
    case "samples":
      return <SamplesPage />;
    case "next-edition":
      return <NextEditionPage />;
    case "form":
      return <FormPage section={page.section} />;
    case "list":
      return <ListPage {...page} />;
    case "entry":
      return <EntryPage {...page} />;
  }
}

/** Whether the published file has faults of syntax; a file with data in `base` is not read again. */
function isUnreadable({ base, published }: Draft, file: ContentKey): boolean {
  return base[file] === undefined && readData(published.files[file]) === undefined;
}

function FormPage({ section: { name, help, file, groups } }: { readonly section: FormSection }) {
  return (
    <>
      <PageHead title={name}>{help}</PageHead>
      {groups.map(({ title, help: groupHelp, fields }) => (
        <Stack key={title ?? ""} as="section" aria-label={title}>
          {title && <h2>{title}</h2>}
          {groupHelp && <Note>{groupHelp}</Note>}
          {fields.map((field) => (
            <FieldControl key={field.name} place={{ file, at: [] }} field={field} />
          ))}
        </Stack>
      ))}
    </>
  );
}

/** Files that somebody else published while this browser changed them: one of both is kept. */
function Conflicts() {
  const draft = useDraft();
  const changes = changesOf(draft, Number.POSITIVE_INFINITY);
  return draft.conflicts.map((file) => {
    const own = changes.filter(({ section }) => section.file === file);
    const names = [...new Set(own.map(({ section }) => section.name))].join(", ");
    return (
      <Panel key={file} as="section" aria-label={`Otra persona publicó: ${names}`}>
        <h2>{`Otra persona publicó: ${names}`}</h2>
        <p>
          Lo que usted escribió sigue aquí. Vea la diferencia, primero lo publicado y después lo
          suyo, y elija con qué se queda:
        </p>
        <BulletList>
          {own.map(({ section, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
            <li key={index}>{`${section.name}: ${words}`}</li>
          ))}
        </BulletList>
        <Actions>
          <Button onClick={() => resolve(file, "mine")}>Conservar lo mío</Button>
          <Button
            onClick={() => {
              resolve(file, "theirs");
              showSuccess(`Queda lo publicado: ${names}.`, {
                name: "Deshacer",
                run: () => replaceDraft(draft),
              });
            }}
          >
            Conservar lo publicado
          </Button>
        </Actions>
      </Panel>
    );
  });
}
