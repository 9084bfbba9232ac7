import { journalled } from "#access/store/sqlite-journal.ts";
import { meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import type { Erasure } from "#people/store/erasure.ts";
import type { Settling } from "#platform/store/shared-calls.ts";
import type { Row, SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import type { NewSignUp, Rejection, SignUp } from "../model/sign-up.ts";
import type { RegistrationContents, RegistrationStore } from "./registration-store.ts";
import { signUpRecord } from "./sign-up-record.ts";

export function sqliteRegistration(
  database: SqliteDatabase,
): RegistrationStore & Settling & SqlitePart<RegistrationContents, Erasure> {
  const { all, value, run, reading, grouped } = database;
  /** Those of which a column has one of these values, in the order in which they came. */
  const amongst = (column: "carnet" | "numero", values: readonly unknown[]) =>
    all(
      `SELECT * FROM solicitudes WHERE ${column} IN (SELECT value FROM json_each(?)) ORDER BY numero`,
      JSON.stringify(values),
    ).flatMap(toSignUp);
  const countUpTo = (number: number) =>
    value<number>(
      "SELECT count(*) FROM solicitudes WHERE numero <= ? AND rechazada IS NULL",
      number,
    ) ?? 0;
  const additions = grouped(([signUp, at]: readonly [signUp: NewSignUp, at: number]): SignUp => {
    const [held] = amongst("carnet", [signUp.carnet]);
    if (held !== undefined) return held;
    const added = { ...signUp, at, rejection: null };
    return { ...added, number: insertSignUp(database, added) };
  });
  return {
    add: (signUp, at) => additions.call([signUp, at]),
    find: (carnet, possible = [carnet]) =>
      reading(() => {
        const signUp = meantPerson(carnet, amongst("carnet", possible));
        return signUp && { signUp, rank: countUpTo(signUp.number) };
      }),
    list: (numbers) =>
      reading(() =>
        numbers === undefined
          ? all("SELECT * FROM solicitudes ORDER BY numero").flatMap(toSignUp)
          : amongst("numero", numbers),
      ),
    count: (before = Number.MAX_SAFE_INTEGER) =>
      reading(() => {
        const last = value<number>(
          "SELECT max(numero) FROM solicitudes WHERE instante < ?",
          before,
        );
        return countUpTo(last ?? 0);
      }),
    decide: (numbers, rejection, entry) =>
      journalled(database, entry, () => {
        const { changes } = run(
          `UPDATE solicitudes SET rechazada = @rechazada, quien = @quien, motivo = @motivo
           WHERE numero IN (SELECT value FROM json_each(@numbers))`,
          { numbers: JSON.stringify(numbers), ...decisionColumns(rejection) },
        );
        return changes > 0;
      }),
    removeBefore: (at, entry) =>
      journalled(
        database,
        entry,
        () => run("DELETE FROM solicitudes WHERE instante < ?", at).changes > 0,
      ),
    settled: additions.settled,
    restore: ({ signUps }) => {
      run("DELETE FROM solicitudes");
      for (const signUp of signUps) insertSignUp(database, signUp);
    },
    erase: ({ requests }) => {
      for (const carnet of requests) run("DELETE FROM solicitudes WHERE carnet = ?", carnet);
    },
  };
}

/** Adds a request, with the next number if it has none; returns its number. */
function insertSignUp(
  { insert }: SqliteDatabase,
  signUp: Omit<SignUp, "number"> & Partial<SignUp>,
): number {
  const { rechazo: _, ...fields } = signUpRecord.write(signUp);
  const row = { ...notAsked, ...fields, ...decisionColumns(signUp.rejection) };
  return Number(insert("solicitudes", row).lastInsertRowid);
}

const notAsked = { correo: "", telefono: "", semestre: "" };

const decisionColumns = (rejection: Rejection | null) => ({
  rechazada: rejection?.at ?? null,
  quien: rejection?.by ?? null,
  motivo: rejection?.reason ?? null,
});

function toSignUp({ rechazada, quien, motivo, ...row }: Row): SignUp | [] {
  const rechazo = rechazada === null ? null : { instante: rechazada, quien, motivo };
  return signUpRecord.read({ ...row, rechazo }) ?? [];
}
