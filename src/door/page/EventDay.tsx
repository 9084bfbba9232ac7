import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "wouter";
import { useAppContext } from "#access/page/app-context.ts";
import { dayAt } from "#edition/model/event-days.ts";
import { timeOfDay } from "#edition/model/phases/clock-times.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { send } from "#platform/calls/send.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { nameOfToday } from "#platform/text/guatemala-time.ts";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Figures } from "#platform/ui/parts/Figures.tsx";
import { Actions, Note, Rows, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import {
  type Arrival,
  organiserDoorCalls,
  type ShownDay,
  type TodayAnswer,
} from "../model/organiser-calls.ts";
import { ArrivalsPlot } from "./ArrivalsPlot.tsx";
import { DoorRows } from "./DoorRows.tsx";
import styles from "./Today.module.css";

interface Props {
  readonly today: TodayAnswer;
  readonly isOver: boolean;
  /** The chosen day of an event of several; the figures of it may be on their way. */
  readonly day: ShownDay;
  readonly onDay: (day: ShownDay) => void;
}

/** On the day: who is inside, and the state of the doors. Afterwards: the attendance. */
export function EventDay({ today, isOver, day, onDay }: Props) {
  const { entered, registered, duplicates, unreadable, doors, shownDay } = today;
  const { days } = useAppContext().facts;
  const isPast = isOver || shownDay !== dayAt(days, today.now);
  const share =
    entered === 0 || registered === 0 ? "" : `, el ${Math.round((100 * entered) / registered)} %`;
  const [one, many] = isPast ? ["vino", "vinieron"] : ["adentro", "adentro"];
  return (
    <div className={styles.day}>
      <Stack>
        <PartHead
          title={
            <>
              <span className={styles.number}>{figure(entered)}</span> {entered === 1 ? one : many}
            </>
          }
        >
          <p>{`de ${amount(registered, "persona", "personas")} en la lista${share}`}</p>
          {duplicates > 0 && (
            <p>{`${amount(duplicates, "carnet pasó", "carnets pasaron")} más de una vez; cuentan una.`}</p>
          )}
          {unreadable > 0 && (
            <Warning>
              {`${amount(unreadable, "anotación o puerta no se puede leer y no cuenta", "anotaciones o puertas no se pueden leer y no cuentan")}. Avise a quien administra el sitio.`}
            </Warning>
          )}
        </PartHead>
        {today.days.length > 0 && <Days days={today.days} day={day} onDay={onDay} />}
        {(entered > 0 || today.days.some((each) => each.entered > 0)) && <AttendanceFile />}
        {isOver && (
          <>
            <p>
              <Link href="/lista">Ver la lista completa</Link>
            </p>
            <Figures figures={[{ name: "Visitas a la página", count: today.visits }]} />
          </>
        )}
      </Stack>
      {shownDay !== "all" && <ArrivalsPlot arrivals={today.arrivals} />}
      <DoorRows
        doors={doors.filter(({ isOpen, entered: by }) => isOver || by > 0 || (isOpen && !isPast))}
        now={today.now}
      />
      {!isPast && <LastNames last={today.last} />}
    </div>
  );
}

function Days({ days, day, onDay }: Pick<Props, "day" | "onDay"> & Pick<TodayAnswer, "days">) {
  const name = useId();
  const choice = (each: ShownDay, words: string) => (
    <Choice key={each} type="radio" name={name} checked={each === day} onChoose={() => onDay(each)}>
      {words}
    </Choice>
  );
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">Qué día se ve</legend>
      {days.map((each, index) => choice(index, `${each.name}: ${figure(each.entered)}`))}
      {choice("all", "Todos los días")}
    </fieldset>
  );
}

function LastNames({ last }: { readonly last: readonly Arrival[] }) {
  return (
    <Section title="Últimas diez">
      {last.length === 0 && <p>Aquí saldrán los nombres de quienes entren.</p>}
      <Rows as="ol" className={styles.rows}>
        {last.map(({ at, carnet, nombre, door, walkIn }) => (
          <li key={`${carnet} ${at}`} className={styles.person}>
            <Note as="time">{timeOfDay(at)}</Note>
            <span>{nombre || shownCarnet(carnet)}</span>
            <Note as="span" className={styles.second}>
              {walkIn ? `${door}, agregado ahí` : door}
            </Note>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** Downloads who entered, as a workbook that the browser itself makes. */
function AttendanceFile() {
  const download = useMutation({
    mutationFn: async () => {
      const [{ days }, { attendanceXlsx }] = await Promise.all([
        send(organiserDoorCalls.attendance),
        import("./attendance-file.ts"),
      ]);
      const name = nameOfToday("asistencia", "xlsx");
      const people = new Set(days.flatMap(({ rows }) => rows.map(({ carnet }) => carnet)));
      saveFile(new File([(await attendanceXlsx(days)) as BlobPart], name));
      return `Descargado: ${name}, con ${amount(people.size, "persona", "personas")}.`;
    },
    onSuccess: (text) => showSuccess(text),
    onError: showError,
  });
  return (
    <Actions>
      <Button kind="main" isDisabled={download.isPending} onClick={() => download.mutate()}>
        Descargar asistencia en Excel
      </Button>
    </Actions>
  );
}
