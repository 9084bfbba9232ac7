import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { useAppContext } from "#access/page/app-context.ts";
import { clockOf, timeOfDay } from "#edition/model/phases/clock-times.ts";
import { phaseAt } from "#edition/model/phases/phase.ts";
import { queryOf } from "#platform/calls/send.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { Figures } from "#platform/ui/parts/Figures.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Rows, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import { useOpenSignUps } from "#registration/page/sign-ups.ts";
import {
  organiserDoorCalls,
  type ShownDay,
  TODAY_EVERY_MS,
  type TodayAnswer,
} from "../model/organiser-calls.ts";
import { DoorRows } from "./DoorRows.tsx";
import { EventDay } from "./EventDay.tsx";
import styles from "./Today.module.css";

/** The state of the event. It is polled every few seconds while the page is visible. */
export function TodayPart() {
  const { facts, isSignedIn } = useAppContext();
  /** The day that was chosen; `null` follows the event. */
  const [day, setDay] = useState<ShownDay | null>(null);
  const query = useQuery({
    ...queryOf(organiserDoorCalls.today, { day }),
    placeholderData: keepPreviousData,
    refetchInterval: isSignedIn && TODAY_EVERY_MS,
  });
  const { data: today } = query;
  if (today === undefined) return <Loading title="Hoy" query={query} />;
  const phase = phaseAt(facts.dates, today.now);
  return phase === "announced" || phase === "open" ? (
    <BeforeEvent today={today} />
  ) : (
    <EventDay today={today} isOver={phase === "over"} day={day ?? today.shownDay} onDay={setDay} />
  );
}

const DAY_MS = 86_400_000;

const signUpsInWords = (count: number) => amount(count, "inscripción", "inscripciones");

function openInWords({ review, waiting }: NonNullable<ReturnType<typeof useOpenSignUps>>): string {
  if (review === 0) return `${signUpsInWords(waiting)} en espera de lugar`;
  const others = waiting === 0 ? "" : ` y ${figure(waiting)} en espera de lugar`;
  return `${signUpsInWords(review)} por revisar${others}`;
}

/** Until the day of the event: how many are registered, and what is left to do. */
function BeforeEvent({ today }: { readonly today: TodayAnswer }) {
  const { facts, session } = useAppContext();
  const { dates } = facts;
  const samples = session.role === "all" ? facts.samples : 0;
  const asked = useOpenSignUps();
  const days = Math.ceil((dates.dayStarts - today.now) / DAY_MS);
  const openDoors = today.doors.filter(({ isOpen }) => isOpen);
  // They were opened before the event got a later date.
  const early = openDoors.filter((door) => !door.isRehearsal && door.validUntil < dates.doors);
  return (
    <div className={styles.day}>
      <Stack>
        <PartHead title={days > 1 ? `Faltan ${days} días` : "Es mañana"}>
          <p>{`${clockOf(dates.doors).weekdayAndDay}, puertas a las ${timeOfDay(dates.doors)}`}</p>
        </PartHead>
        <Figures
          figures={[
            { name: "En la lista", count: today.registered },
            { name: "Visitas a la página", count: today.visits },
          ]}
        />
      </Stack>
      <Section title="Lo que falta">
        <Rows>
          {today.registered === 0 && (
            <li>
              <Link href="/lista">Cargar la lista de participantes</Link>
            </li>
          )}
          {openDoors.length === 0 && (
            <li>
              <Link href="/puertas">Abrir una puerta de ensayo</Link>, para que cada quien pruebe su
              teléfono antes del día.
            </li>
          )}
          {early.map(({ name }) => (
            <li key={name}>
              «{name}» se cierra antes del evento: ciérrela en{" "}
              <Link href="/puertas">«Puertas»</Link> y ábrala otra vez.
            </li>
          ))}
          {today.entered > 0 && (
            <li>
              Ya hay {amount(today.entered, "entrada", "entradas")} en las puertas. Si son de
              práctica o de la edición anterior, quítelas antes del día:{" "}
              <Link href="/puertas">Empezar de cero</Link>.
            </li>
          )}
          {asked !== null && asked.review + asked.waiting > 0 && (
            <li>
              <Link href="/inscripciones">{openInWords(asked)}</Link>
            </li>
          )}
          {samples > 0 && (
            <li>
              <Link href="/textos/de-muestra">
                {amount(
                  samples,
                  "texto o foto todavía es de muestra",
                  "textos y fotos todavía son de muestra",
                )}
              </Link>
            </li>
          )}
          {today.registered > 0 &&
            openDoors.length > 0 &&
            asked !== null &&
            early.length + today.entered + samples + asked.review + asked.waiting === 0 && (
              <li>Nada: está todo listo.</li>
            )}
        </Rows>
      </Section>
      {openDoors.length > 0 && <DoorRows doors={openDoors} now={today.now} />}
    </div>
  );
}
