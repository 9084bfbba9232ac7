import type Database from "better-sqlite3";
import { journalling } from "#access/store/sqlite-journal.ts";
import { meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { groupCalls, type Settling } from "#platform/store/group-calls.ts";
import { inserting, type Row, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { batchAtWork, atWork as run } from "#platform/store/sqlite-faults.ts";
import type { NewSignUp, Rejection, SignUp } from "../model/sign-up.ts";
import type { RegistrationContents, RegistrationStore } from "./registration-store.ts";
import { readSignUp } from "./sign-up-record.ts";

export function sqliteRegistration(
  database: Database.Database,
): RegistrationStore & Settling & SqlitePart<RegistrationContents, Erasure> {
  const insert = insertingSignUp(database);
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
  const decide = database.prepare<[Row]>(
    `UPDATE solicitudes SET rechazada = @rechazada, quien = @quien, motivo = @motivo
     WHERE numero IN (SELECT value FROM json_each(@numbers))`,
  );
  const addAll = database.transaction(
    (asked: readonly (readonly [signUp: NewSignUp, at: number])[]) =>
      asked.map(([signUp, at]) => {
        const [held] = find.all(JSON.stringify([signUp.carnet])).flatMap(toSignUp);
        if (held !== undefined) return held;
        const added = { ...signUp, at, rejection: null };
        return { ...added, number: insert(added) };
      }),
  );
  // A crowd that signs up at once waits for the disk once.
  const group = groupCalls((asked: Parameters<typeof addAll>[0]) =>
    batchAtWork(addAll.immediate, asked),
  );
  const once = journalling(database);
  const clear = database.prepare("DELETE FROM solicitudes");
  const removeBefore = database.prepare<[number]>("DELETE FROM solicitudes WHERE instante < ?");
  const remove = database.prepare<[string]>("DELETE FROM solicitudes WHERE carnet = ?");
  return {
    add: (signUp, at) => group.call([signUp, at]),
    find: (carnet, possible = [carnet]) =>
      run(() => {
        const signUp = meantPerson(carnet, find.all(JSON.stringify(possible)).flatMap(toSignUp));
        return signUp && { signUp, rank: rank.get(signUp.number) ?? 0 };
      }),
    list: (numbers) =>
      run(() => (numbers ? some.all(JSON.stringify(numbers)) : list.all()).flatMap(toSignUp)),
    count: () => run(() => rank.get(Number.MAX_SAFE_INTEGER) ?? 0),
    decide: (numbers, rejection, entry) => {
      const decision = { numbers: JSON.stringify(numbers), ...decisionColumns(rejection) };
      return once(entry, () => decide.run(decision).changes > 0);
    },
    removeBefore: (at, entry) => once(entry, () => removeBefore.run(at).changes > 0),
    settled: group.settled,
    restore: ({ signUps }) => {
      clear.run();
      for (const signUp of signUps) insert(signUp);
    },
    erase: ({ requests }) => {
      for (const carnet of requests) remove.run(carnet);
    },
  };
}

/** Creates a function that adds a request, with the next number if it has none, which it returns. */
function insertingSignUp(database: Database.Database) {
  const given = ["carnet", "nombre", "correo", "telefono", "semestre"];
  const columns = ["numero", ...given, "instante", "rechazada", "quien", "motivo"];
  const insert = inserting(database, "solicitudes", columns);
  return (signUp: Omit<SignUp, "number"> & Partial<SignUp>) => {
    const { number: numero = null, at: instante, rejection, ...person } = signUp;
    const asked = { correo: "", telefono: "", semestre: "", ...person, numero, instante };
    return Number(insert.run({ ...asked, ...decisionColumns(rejection) }).lastInsertRowid);
  };
}

const decisionColumns = (rejection: Rejection | null) => ({
  rechazada: rejection?.at ?? null,
  quien: rejection?.by ?? null,
  motivo: rejection?.reason ?? null,
});

function toSignUp({ rechazada, quien, motivo, ...row }: Row): SignUp | [] {
  const rechazo = rechazada === null ? null : { instante: rechazada, quien, motivo };
  return readSignUp({ ...row, rechazo }) ?? [];
}
