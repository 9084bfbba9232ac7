import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Panel, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import { ImportList } from "./import/ImportList.tsx";
import { nothingChosen } from "./import/importing.ts";
import { ListFiles } from "./ListFiles.tsx";
import styles from "./ListPart.module.css";
import { ListContext, useList, useLoadedList } from "./list.ts";
import { People } from "./people/People.tsx";
import { newPerson, PersonForm } from "./people/PersonForm.tsx";
import { Steps } from "./Steps.tsx";
import { changeUnsaved, openPerson, useUnsaved } from "./unsaved.ts";
import { peopleInWords } from "./words.ts";

/** The list of participants, and everything that changes it. */
export function ListPart() {
  const query = useList();
  const { importing } = useUnsaved();
  const list = query.data;
  if (list === undefined) return <Loading title="Lista" query={query} />;
  return (
    <ListContext value={list}>
      {importing === null ? <WholeList /> : <ImportList importing={importing} />}
    </ListContext>
  );
}

function WholeList() {
  const list = useLoadedList();
  const { editing } = useUnsaved();
  const [wantsFiles, setWantsFiles] = useState(false);
  const isAdding = editing !== null && editing.before === null;
  const entered = list.entered.size;
  const client = useQueryClient();
  const add = () => openPerson(isAdding ? null : newPerson(list.people), client);
  return (
    <>
      <PartHead title="Lista">
        <p className={styles.figures}>
          {peopleInWords(list.people.length)}
          {entered > 0 && ` · ${amount(entered, "ya entró", "ya entraron")}`}
        </p>
      </PartHead>
      <div className={styles.tools}>
        <Button kind="main" onClick={() => changeUnsaved({ importing: nothingChosen })}>
          Importar una lista
        </Button>
        <Button id="agregar-persona" aria-expanded={isAdding} onClick={add}>
          Agregar personas
        </Button>
        {list.people.length > 0 && (
          <Button aria-expanded={wantsFiles} onClick={() => setWantsFiles(!wantsFiles)}>
            Descargar o imprimir
          </Button>
        )}
        <Button className={styles.toSteps ?? ""} onClick={goToSteps}>
          Pasos y deshacer
        </Button>
      </div>
      {wantsFiles && list.people.length > 0 && (
        <div className={styles.tools}>
          <ListFiles />
        </div>
      )}
      {isAdding && (
        <Panel>
          <Section title="Agregar personas">
            <PersonForm editing={editing} onClose={close} />
          </Section>
        </Panel>
      )}
      <Stack className={styles.columns}>
        {list.people.length > 0 ? (
          <People />
        ) : (
          <p className={styles.empty}>
            Todavía no hay nadie en la lista. Importe la hoja que exporta su formulario, o agregue a
            las personas una por una.
          </p>
        )}
        <Steps />
      </Stack>
    </>
  );
}

function close() {
  changeUnsaved({ editing: null });
  document.getElementById("agregar-persona")?.focus();
}

/** A link to a fragment would load the page anew, as personal links do. */
function goToSteps() {
  const heading = document.getElementById("pasos");
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
