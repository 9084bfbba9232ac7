import type Database from "better-sqlite3";
import { journalling } from "#access/store/sqlite-journal.ts";
import { meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import { personOf } from "#people/model/carnet/participant.ts";
import { groupCalls, type Settling } from "#platform/store/group-calls.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import type { NewSignUp, SignUp } from "../model/sign-up.ts";
import type { RegistrationStore } from "./registration-store.ts";

interface Row {
  readonly numero: number;
  readonly carnet: string;
  readonly nombre: string;
  readonly correo: string;
  readonly telefono: string;
  readonly semestre: string;
  readonly instante: number;
  readonly rechazada: number | null;
  readonly quien: string | null;
  readonly motivo: string | null;
}

const columns = "carnet, nombre, correo, telefono, semestre, instante, rechazada, quien, motivo";
const values = columns.replace(/\w+/g, "@$&");

export function sqliteRegistration(database: Database.Database): RegistrationStore & Settling {
  const insert = database.prepare<[Omit<Row, "numero">]>(
    `INSERT INTO solicitudes (${columns}) VALUES (${values})`,
  );
  const find = database.prepare<[string], Row>(
    "SELECT * FROM solicitudes WHERE carnet IN (SELECT value FROM json_each(?)) ORDER BY numero",
  );
  const list = database.prepare<[], Row>("SELECT * FROM solicitudes ORDER BY numero");
  const some = database.prepare<[string], Row>(
    "SELECT * FROM solicitudes WHERE numero IN (SELECT value FROM json_each(?)) ORDER BY numero",
  );
  const rank = database
    .prepare<[number], number>(
      "SELECT count(*) FROM solicitudes WHERE numero <= ? AND rechazada IS NULL",
    )
    .pluck();
  const decide = database.prepare<
    [{ numbers: string } & Pick<Row, "rechazada" | "quien" | "motivo">]
  >(
    `UPDATE solicitudes SET rechazada = @rechazada, quien = @quien, motivo = @motivo
     WHERE numero IN (SELECT value FROM json_each(@numbers))`,
  );
  const addAll = database.transaction(
    (asked: readonly (readonly [signUp: NewSignUp, at: number])[]) =>
      asked.map(([signUp, at]) => {
        const [held] = find.all(JSON.stringify([signUp.carnet]));
        if (held !== undefined) return toSignUp(held);
        const { lastInsertRowid } = insert.run(toRow({ ...signUp, at, rejection: null }));
        return { ...signUp, number: Number(lastInsertRowid), at, rejection: null };
      }),
  );
  // A crowd that signs up at once waits for the disk once.
  const group = groupCalls((asked: Parameters<typeof addAll>[0]) =>
    run(() => addAll.immediate(asked)),
  );
  const once = journalling(database);
  return {
    add: (signUp, at) => group.call([signUp, at]),
    find: (carnet, possible = [carnet]) =>
      run(() => {
        const signUp = meantPerson(carnet, find.all(JSON.stringify(possible)).map(toSignUp));
        return signUp && { signUp, rank: rank.get(signUp.number) ?? 0 };
      }),
    list: (numbers) =>
      run(() => (numbers ? some.all(JSON.stringify(numbers)) : list.all()).map(toSignUp)),
    count: () => run(() => rank.get(Number.MAX_SAFE_INTEGER) ?? 0),
    decide: (numbers, rejection, entry) => {
      const { at: rechazada = null, by: quien = null, reason: motivo = null } = rejection ?? {};
      const decision = { numbers: JSON.stringify(numbers), rechazada, quien, motivo };
      return once(entry, () => decide.run(decision).changes > 0);
    },
    settled: group.settled,
  };
}

/** Creates a function that puts these requests in the place of all others, in the caller's transaction. */
export function restoringSignUps(database: Database.Database) {
  const clear = database.prepare("DELETE FROM solicitudes");
  const insert = database.prepare<[Row]>(
    `INSERT INTO solicitudes (numero, ${columns}) VALUES (@numero, ${values})`,
  );
  return (signUps: readonly SignUp[]): void => {
    clear.run();
    for (const signUp of signUps) insert.run({ numero: signUp.number, ...toRow(signUp) });
  };
}

function toRow(signUp: Omit<SignUp, "number">): Omit<Row, "numero"> {
  const { carnet, nombre, correo = "", telefono = "", semestre = "", at, rejection } = signUp;
  return {
    ...{ carnet, nombre, correo, telefono, semestre, instante: at },
    rechazada: rejection?.at ?? null,
    quien: rejection?.by ?? null,
    motivo: rejection?.reason ?? null,
  };
}

function toSignUp({ numero, instante, rechazada, quien, motivo, ...row }: Row): SignUp {
  const { numeroTicket: _, ...person } = personOf(row);
  const isRejected = rechazada !== null && quien !== null && motivo !== null;
  return {
    ...person,
    number: numero,
    at: instante,
    rejection: isRejected ? { at: rechazada, by: quien, reason: motivo } : null,
  };
}
