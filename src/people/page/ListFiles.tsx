import { useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { partsOf } from "#platform/text/group-by.ts";
import { guatemalaMinute, nameOfToday } from "#platform/text/guatemala-time.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { PrintButton } from "#platform/ui/actions/PrintButton.tsx";
import { showError } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { QrCode } from "#platform/ui/parts/QrCode.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import { bySurname } from "../model/by-surname.ts";
import { isStandIn, kindColour, kindWord, shownCarnet } from "../model/carnet/kinds.ts";
import { idOf, type Participant } from "../model/carnet/participant.ts";
import styles from "./Badges.module.css";
import { type List, useLoadedList } from "./list.ts";
import { useShownPeople } from "./people/People.tsx";
import { useUnsaved } from "./unsaved.ts";
import { changeList } from "./use-change-list.ts";
import { peopleInWords } from "./words.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The whole list as a workbook, and on paper for the door, with a box to tick for each person. */
export function ListFiles() {
  const list = useLoadedList();
  const { people } = list;
  const { title } = useAppContext().facts;
  const search = useUnsaved().search.trim();
  const found = useShownPeople(search);
  return (
    <>
      <Button onClick={() => saveWorkbook(list, nameOfToday("lista", "xlsx")).catch(showError)}>
        Descargar Excel
      </Button>
      <PrintButton name="Imprimir para la puerta" title={title}>
        {() => (
          <>
            <p>
              Lista para la puerta, por apellido: {peopleInWords(people.length)}, al{" "}
              {guatemalaMinute(Date.now())}
            </p>
            <Table headings={["Entró", "Apellidos y nombres", "Carnet", "Ticket"]}>
              {bySurname(people).map(({ person, name: sorted }) => (
                <tr key={person.carnet}>
                  <td />
                  <td>{sorted || "Sin nombre"}</td>
                  <td>{shownCarnet(person.carnet) || kindWord(person.tipo)}</td>
                  <td>{person.numeroTicket || "—"}</td>
                </tr>
              ))}
            </Table>
          </>
        )}
      </PrintButton>
      <PrintButton
        name={search === "" ? "Gafetes" : `Gafetes de la búsqueda (${found.length})`}
        isEmpty={found.length === 0}
      >
        {() => <Badges people={found} />}
      </PrintButton>
      {list.entered.size === 0 && <EmptyList />}
    </>
  );
}

/** For the next edition: until the list is empty, the page says to people of the last one that they are registered. */
function EmptyList() {
  const { people } = useLoadedList();
  const client = useQueryClient();
  // Whoever comes to the list meanwhile is not among those of the question.
  const ids = new Set(people.map(idOf));
  return (
    <ConfirmButton
      name="Vaciar la lista"
      title={`¿Quitar a ${peopleInWords(people.length)} de la lista?`}
      yes="Vaciar la lista"
      action={{
        mutationFn: () =>
          changeList<never>(client, {
            kind: "remove",
            plan: (now) => ({
              kind: "plan",
              changes: now.people
                .filter((person) => ids.has(idOf(person)))
                .map((before) => ({ before, after: null })),
            }),
          }),
        onDone: () => "Ya no están en la lista. Puede deshacerlo en «Pasos».",
      }}
    >
      <p>Es para empezar otra edición: descargue antes el Excel. Se puede deshacer en «Pasos».</p>
    </ConfirmButton>
  );
}

/** By surname, with the time of those who entered. */
async function saveWorkbook({ people, entered }: List, name: string): Promise<void> {
  // Imported here, because few sessions save a workbook.
  const { xlsxFile } = await import("../files/formats/write-xlsx.ts");
  const instants = new Map(
    [...entered].flatMap(([id, all]) => all.map(({ at }) => [id, at] as const)),
  );
  const sorted = bySurname(people).map(({ person }) => person);
  const bytes = new Uint8Array(await xlsxFile(sorted, instants));
  saveFile(new File([bytes], name, { type: XLSX }));
}

const ON_A_PAGE = 6;

/** Badges on paper by surname, six to a page. The code is the carnet, as on a pass. */
function Badges({ people }: { readonly people: readonly Participant[] }) {
  const { title } = useAppContext().facts;
  const sorted = bySurname(people).map(({ person }) => person);
  return partsOf(sorted, ON_A_PAGE).map((page) => (
    <div key={page[0] && idOf(page[0])} className={styles.page}>
      {page.map((person) => (
        <article key={idOf(person)} className={styles.badge} data-tipo={person.tipo}>
          <p>{title}</p>
          <h2>{person.nombre || "Sin nombre"}</h2>
          <div className={styles.foot}>
            <p style={{ borderColor: kindColour(person.tipo) }}>
              <strong>{kindWord(person.tipo) || "Participante"}</strong>
              <br />
              Ticket {person.numeroTicket || "—"}
            </p>
            {!isStandIn(person.carnet) && (
              <QrCode text={person.carnet} label={`Código del carnet ${person.carnet}`} />
            )}
          </div>
        </article>
      ))}
    </div>
  ));
}
