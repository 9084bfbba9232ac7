import { useDeferredValue, useMemo, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { clockOf } from "#edition/model/phases/clock-times.ts";
import { ListContext, useList, useLoadedList } from "#people/page/list.ts";
import { useSearch } from "#people/page/use-search.ts";
import { send } from "#platform/calls/send.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { chosenWith } from "#platform/ui/parts/Choice.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Rows, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { arranged, presentRequests, requestsBegin, type SignUpStatus } from "../model/arranged.ts";
import { nearSignUps } from "../model/near-people.ts";
import { registrationCalls } from "../model/organiser-calls.ts";
import { mailOf } from "../model/recipients.ts";
import type { SignUp } from "../model/sign-up.ts";
import { CopyAddresses } from "./CopyAddresses.tsx";
import { Decisions } from "./Decisions.tsx";
import styles from "./Registration.module.css";
import { SignUpRow } from "./SignUpRow.tsx";
import { useSignUps } from "./sign-ups.ts";

/** The requests of students: whoever is approved is on the list, with the next ticket. */
export function RegistrationPart() {
  const list = useList();
  const asked = useSignUps();
  if (list.data === undefined) return <Loading title="Inscripciones" query={list} />;
  if (asked.data === undefined) return <Loading title="Inscripciones" query={asked} />;
  return (
    <ListContext value={list.data}>
      <SignUps all={asked.data.signUps} />
    </ListContext>
  );
}

const filters: Readonly<Record<SignUpStatus, string>> = {
  review: "Por revisar",
  waiting: "En espera",
  approved: "Aprobadas",
  rejected: "Rechazadas",
};
const statuses = Object.keys(filters) as SignUpStatus[];

function SignUps({ all }: { readonly all: readonly SignUp[] }) {
  const { carnets, facts } = useAppContext();
  const { people } = useLoadedList();
  const terms = facts.registration;
  const cupo = terms?.cupo;
  const [filter, setFilter] = useState<SignUpStatus>("review");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const wanted = useDeferredValue(search).trim();
  const signUps = useMemo(() => presentRequests(all, facts.days), [all, facts.days]);
  const rows = useMemo(() => arranged(signUps, people, terms), [signUps, people, terms]);
  const near = useMemo(() => nearSignUps(people, rows, carnets), [people, rows, carnets]);
  const asking = useMemo(() => rows.map(({ signUp }) => numbered(signUp)), [rows]);
  const { people: found } = useSearch(asking, wanted);
  const matching = useMemo(() => {
    const carnets = new Set(found.map(({ carnet }) => carnet));
    return wanted === "" ? rows : rows.filter(({ signUp }) => carnets.has(signUp.carnet));
  }, [rows, found, wanted]);

  const shown = matching.filter(({ status }) => status === filter);
  const count = (status: SignUpStatus) => matching.filter((row) => row.status === status).length;
  const picked = shown.filter(({ signUp }) => chosen.includes(signUp.number));
  const taken = rows.filter(({ status }) => status === "review" || status === "approved").length;

  return (
    <>
      <PartHead title="Inscripciones">
        <p>
          {amount(rows.length, "inscripción", "inscripciones")}
          {cupo !== undefined && ` · cupo de ${cupo}, ${places(cupo - taken)}`}
        </p>
      </PartHead>
      <EarlierRequests count={all.length - signUps.length} />
      <Field
        className={styles.search ?? ""}
        label="Buscar por nombre, carnet o número de inscripción"
        type="search"
        value={search}
        onText={setSearch}
      />
      <div className={styles.filters} role="group" aria-label="Cuáles se ven">
        {statuses.map((status) => (
          <Button
            key={status}
            aria-pressed={filter === status}
            onClick={() => {
              setFilter(status);
              setChosen([]);
            }}
          >
            {filters[status]} {figure(count(status))}
          </Button>
        ))}
      </div>
      <CopyAddresses
        // An address that organisers have corrected is on the list.
        of={shown.map(({ signUp, person }) => mailOf(person ?? {}, signUp))}
      />
      {shown.length === 0 ? (
        <p role="status">{nothing(filter, wanted !== "", rows.length)}</p>
      ) : (
        <ShowMore items={shown}>
          {(visible) => (
            <Rows className={styles.rows}>
              {visible.map((row) => (
                <SignUpRow
                  key={row.signUp.number}
                  row={row}
                  near={row.person === null ? near(row.signUp) : []}
                  isChosen={chosen.includes(row.signUp.number)}
                  onChoose={(isChosen) =>
                    setChosen(chosenWith(chosen, row.signUp.number, isChosen))
                  }
                />
              ))}
            </Rows>
          )}
        </ShowMore>
      )}
      <Decisions
        filter={filter}
        shown={shown.map(({ signUp }) => signUp)}
        picked={picked.map(({ signUp }) => signUp)}
        near={near}
        onDone={() => setChosen([])}
      />
    </>
  );
}

/** Offers to remove those of an earlier edition, which keep their students from signing up for this one. */
function EarlierRequests({ count }: { readonly count: number }) {
  const { facts, session } = useAppContext();
  const before = requestsBegin(facts.days, Date.now());
  if (count === 0 || session.role !== "all") return null;
  const theirs = amount(count, "inscripción es", "inscripciones son");
  return (
    <Stack>
      <Warning>
        {`${theirs} de una edición anterior. Quien se inscribió entonces no puede hacerlo otra vez hasta que las borre.`}
      </Warning>
      <ConfirmButton
        name="Borrar las anteriores"
        title="¿Borrar las inscripciones anteriores?"
        yes="Borrar"
        action={{
          mutationFn: () => send(registrationCalls.removeBefore, { at: before }),
          onDone: () => "Las inscripciones anteriores se borraron.",
        }}
      >
        <p>
          {`${theirs} de antes del ${clockOf(before).longDate}. La lista queda como está. No se puede deshacer; quedan en los respaldos.`}
        </p>
      </ConfirmButton>
    </Stack>
  );
}

const numbered = (signUp: SignUp) => ({ ...signUp, numeroTicket: String(signUp.number) });

function places(left: number): string {
  if (left <= 0) return "lleno";
  return left === 1 ? "queda un lugar" : `quedan ${left} lugares`;
}

function nothing(filter: SignUpStatus, isSearched: boolean, all: number): string {
  if (isSearched) return "Ninguna coincide con la búsqueda aquí. Mire en los otros grupos.";
  if (all === 0) return "Todavía no se ha inscrito nadie. Se hace con el botón rojo de la página.";
  return filter === "review" ? "No queda ninguna por revisar." : "No hay ninguna.";
}
