import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import type { EditionContent } from "#edition/model/edition.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { PictureButton } from "#platform/ui/parts/FileButton.tsx";
import { BulletList, Fault, Stack } from "#platform/ui/parts/layout.tsx";
import * as questions from "../model/answers.ts";
import { nextEdition } from "../model/next-edition.ts";
import { yearOf } from "../model/renew-lists.ts";
import { useReport } from "./draft/check.ts";
import * as drafts from "./draft/draft.ts";
import { faultInWords } from "./draft/fault-words.ts";
import { takePhotos } from "./form/take-photo.ts";
import { SAMPLES_SLUG, TEXTS_PATH } from "./open-page.ts";
import { PageHead } from "./SectionsPage.tsx";

/** Makes the draft that of the next edition; nothing is published by it. */
export function NextEditionPage() {
  const { edition } = useReport();
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <>
      <PageHead title="Edición siguiente">
        Prepara el borrador de la edición que sigue. Los visitantes no ven nada hasta que usted
        publique, y «Volver a lo publicado» lo deshace.
      </PageHead>
      {begun?.kind === "ready" ? (
        <Outcome />
      ) : edition === null ? (
        <p>Corrija primero lo que está marcado en los textos.</p>
      ) : (
        <Questions current={edition} faults={begun} onBegun={setBegun} />
      )}
    </>
  );
}

const labels: Readonly<Record<questions.EditionQuestion, string>> = {
  numero: "Número de la edición",
  fecha: "Día del evento",
  puertas: "Se abren las puertas",
  inicio: "Empieza",
  lugar: "Lugar",
  direccion: "Dirección",
};
const types: Readonly<Record<string, string>> = { fecha: "date", puertas: "time", inicio: "time" };

interface QuestionsProps {
  readonly current: EditionContent;
  readonly faults: Begun | null;
  readonly onBegun: (begun: Begun) => void;
}

function Questions({ current, faults, onBegun }: QuestionsProps) {
  const { edicion, ediciones } = current;
  const [answers, setAnswers] = useState(questions.usualAnswers(edicion));
  const [isTried, setTried] = useState(false);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const year = yearOf(current);
  const isPresent = ediciones.some(({ anio }) => anio === year);
  const faultOf = (question: questions.EditionQuestion) =>
    questions.answerFault(question, answers, edicion) ?? undefined;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const wrong = questions.editionQuestions.find((question) => faultOf(question) !== undefined);
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const lugar = tidyText(answers.lugar);
    const direccion = tidyText(answers.direccion);
    onBegun(beginNextEdition({ ...answers, lugar, direccion }, photos));
  }
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {questions.editionQuestions.map((question) => (
        <Field
          key={question}
          label={labels[question]}
          type={types[question] ?? "text"}
          name={question}
          value={answers[question]}
          fault={isTried ? faultOf(question) : undefined}
          onText={(text) => setAnswers({ ...answers, [question]: text })}
        />
      ))}
      {!isPresent && (
        <div>
          <p>
            Fotos de la edición {year}:{" "}
            {photos.length === 0
              ? "si no agrega ninguna, van las de la sede."
              : `${photos.length} agregadas.`}
          </p>
          <PictureButton
            isSeveral
            onFiles={(files) =>
              takePhotos(files, (archivo) => setPhotos((known) => [...known, archivo]))
            }
          />
        </div>
      )}
      {faults?.kind === "faulty" && (
        <Fault role="alert" as="div">
          {faults.words.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Fault>
      )}
      <p>
        <Button type="submit" kind="main">
          Preparar la edición
        </Button>
      </p>
    </Stack>
  );
}

function Outcome() {
  return (
    <Stack role="status">
      <p>El borrador ya es el de la edición siguiente. Lo que hay que renovar quedó de muestra.</p>
      <p>
        <Link href={`${TEXTS_PATH}/${SAMPLES_SLUG}`}>Ver la lista para ir marcándolo</Link>
      </p>
      <p>
        <strong>Antes de publicarla</strong>, descargue la asistencia de la edición que termina, en{" "}
        <Link href="/">«Hoy»</Link>, y el <Link href="/respaldo">respaldo</Link>: «Hoy» mostrará ya
        la nueva.
      </p>
      <p>
        <strong>Después de publicarla:</strong>
      </p>
      <BulletList>
        <li>
          En <Link href="/puertas">«Puertas»</Link>, «Empezar de cero», para que nadie aparezca como
          si ya hubiera entrado.
        </li>
        <li>
          En <Link href="/lista">«Lista»</Link>, importe la lista nueva y elija «Salen de la lista:
          esta hoja la reemplaza».
        </li>
        <li>
          En <Link href="/constancias">«Constancias»</Link>, revise desde cuándo se descargan: la
          fecha es todavía la de la edición que termina.
        </li>
      </BulletList>
    </Stack>
  );
}

type Begun =
  | { readonly kind: "ready" }
  | { readonly kind: "faulty"; readonly words: readonly string[] };

/** Makes the draft that of the next edition, if the content has no faults. */
function beginNextEdition(
  answers: questions.EditionAnswers,
  eventPhotos: readonly string[],
): Begun {
  const draft = drafts.currentDraft();
  const sources = { ...draft.published.files, ...drafts.changedTexts(draft) };
  const next = nextEdition(sources, drafts.photoFacts(draft), {
    answers,
    eventPhotos,
    now: Date.now(),
  });
  if (next.kind === "faulty") return { kind: "faulty", words: next.faults.map(faultInWords) };
  drafts.replaceFiles(drafts.readFiles({ ...sources, ...next.files }, draft.data));
  return { kind: "ready" };
}
