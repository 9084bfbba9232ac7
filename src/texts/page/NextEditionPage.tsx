import { useState } from "react";
import { Link } from "wouter";
import { contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { PictureButton } from "#platform/ui/parts/FileButton.tsx";
import { BulletList, Stack } from "#platform/ui/parts/layout.tsx";
import { nextEdition } from "../model/next-edition.ts";
import { useReport } from "./draft/check.ts";
import { currentDraft, type Files, replaceFiles, useDraft } from "./draft/draft.ts";
import { newKey, withKeys } from "./draft/entries.ts";
import { takePhotos } from "./form/take-photo.ts";
import { SAMPLES_SLUG, TEXTS_PATH } from "./open-page.ts";
import { PageHead } from "./SectionsPage.tsx";

/** Makes the draft that of the next edition; nothing is published by it. */
export function NextEditionPage() {
  const { edition } = useReport();
  const { base, data } = useDraft();
  const isBegun = numberIn(data) > numberIn(base);
  return (
    <>
      <PageHead title="Edición siguiente">
        Prepara el borrador de la edición que sigue. Los visitantes no ven nada hasta que usted
        publique, y «Volver a lo publicado» lo deshace.
      </PageHead>
      <Stack>
        {isBegun ? (
          <Begun />
        ) : edition === null ? (
          <p>Corrija primero lo que está marcado en los textos.</p>
        ) : (
          <Questions current={edition} />
        )}
        <AroundPublishing />
      </Stack>
    </>
  );
}

const numberIn = ({ edicion }: Partial<Files>) => Number(valueAt(edicion, ["numero"]));

function Questions({ current }: { readonly current: EditionContent }) {
  const { numero, fechas } = current.edicion;
  const day = fechas.inicio.slice(0, 10);
  const [number, setNumber] = useState(String(numero + 1));
  const [date, setDate] = useState("");
  const [isTried, setTried] = useState(false);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const year = Number(day.slice(0, 4));
  const isOld = !(Number(number) > numero);
  const isEarly = date <= day;
  function submit(): void {
    setTried(true);
    if (isOld || isEarly) return;
    const { data } = currentDraft();
    const next = nextEdition(data, current, {
      numero: Number(number),
      fecha: date,
      eventPhotos: photos,
    });
    replaceFiles(Object.fromEntries(contentKeys.map((key) => [key, withKeys(next[key], newKey)])));
  }
  return (
    <Stack as={Form} onSubmit={submit}>
      <Field
        label="Número de la edición"
        inputMode="numeric"
        value={number}
        fault={
          isTried && isOld
            ? `Escriba en cifras un número mayor que ${numero}, el de la edición actual.`
            : undefined
        }
        onText={setNumber}
      />
      <Field
        label="Día del evento"
        type="date"
        value={date}
        fault={
          isTried && isEarly
            ? `Elija un día posterior al ${day}, el de la edición actual.`
            : undefined
        }
        onText={setDate}
      />
      {!current.ediciones.some(({ anio }) => anio === year) && (
        <div>
          <p>
            Fotos de la edición {year}:{" "}
            {photos.length === 0
              ? "si no agrega ninguna, van las de la sede."
              : `${amount(photos.length, "agregada", "agregadas")}.`}
          </p>
          <PictureButton
            isSeveral
            onFiles={(files) =>
              takePhotos(files, (archivo) => setPhotos((known) => [...known, archivo]))
            }
          />
        </div>
      )}
      <p>
        <Button type="submit" kind="main">
          Preparar la edición
        </Button>
      </p>
    </Stack>
  );
}

function Begun() {
  return (
    <Stack role="status">
      <p>
        El borrador ya es el de la edición siguiente. Si lo preparó aquí, lo que hay que renovar
        quedó de muestra, y para prepararlo otra vez se presiona antes «Volver a lo publicado». Si
        solo cambió el número, ponga el de antes y prepárelo aquí.
      </p>
      <p>
        <Link href={`${TEXTS_PATH}/${SAMPLES_SLUG}`}>Ver la lista para ir marcándolo</Link>
      </p>
    </Stack>
  );
}

/** The steps outside «Textos» that organisers take before and after they publish the next edition. */
function AroundPublishing() {
  return (
    <>
      <p>
        <strong>Antes de publicarla</strong>, descargue lo de la edición que termina:
      </p>
      <BulletList>
        <li>
          La asistencia, en <Link href="/">«Hoy»</Link>: después muestra la de la nueva.
        </li>
        <li>
          Todas las constancias, en <Link href="/constancias">«Constancias»</Link>: la que nadie
          descargó ya no se emite.
        </li>
        <li>
          El <Link href="/respaldo">respaldo</Link>.
        </li>
      </BulletList>
      <p>
        <strong>Después de publicarla:</strong>
      </p>
      <BulletList>
        <li>
          En <Link href="/puertas">«Puertas»</Link>, «Empezar de cero», para que nadie aparezca como
          si ya hubiera entrado.
        </li>
        <li>
          Luego, sin entradas, en <Link href="/lista">«Lista»</Link>, «Descargar o imprimir»,
          «Vaciar la lista»: si no, a quien vino se le dice que ya está registrado en la nueva.
        </li>
        <li>
          Si hubo inscripciones, en <Link href="/inscripciones">«Inscripciones»</Link>, «Borrar las
          anteriores», que ocupan lugares de la nueva.
        </li>
        <li>
          Si mandó mensajes, en <Link href="/avisos">«Avisos»</Link>, quite los de entonces, que
          esperarían a los nuevos.
        </li>
        <li>
          En «Constancias», revise el diseño y quién la recibe; publíquelas cuando toque. Las de
          antes siguen valiendo.
        </li>
      </BulletList>
    </>
  );
}
