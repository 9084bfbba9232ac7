import type Database from "better-sqlite3";
import { journalling } from "#access/store/sqlite-journal.ts";
import { renewLogId } from "#door/store/sqlite-doors.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { listChanges } from "#people/store/sqlite-people.ts";

/** Creates a function that erases a person's data in one transaction. */
export function erasing(database: Database.Database): (erasure: Erasure) => Promise<boolean> {
  const ofPerson = [
    "DELETE FROM participantes WHERE id = @id",
    "DELETE FROM marcas WHERE persona = @id",
    // A walk-in would put somebody on the list again, so it becomes an entry.
    `UPDATE entradas
     SET carnet = @standIn, persona = NULL, antes = NULL, numeroTicket = NULL,
         nombre = CASE tipo WHEN 'rename' THEN @name END,
         tipo = CASE tipo WHEN 'walk-in' THEN 'entry' ELSE tipo END
     WHERE coalesce(persona, carnet) = @id`,
    `UPDATE constancias
     SET carnet = @standIn, persona = NULL, nombre = @name, retirada = coalesce(retirada, @at), motivo = @reason
     WHERE coalesce(persona, carnet) = @id`,
  ].map((sql) => database.prepare(sql));
  const removeChange = database.prepare<
    [{ step: string; before: string | null; after: string | null }]
  >("DELETE FROM cambios WHERE paso = @step AND carnetAntes IS @before AND carnet IS @after");
  const countListChange = listChanges(database);
  const once = journalling(database);
  const removeSignUp = database.prepare<[string]>("DELETE FROM solicitudes WHERE carnet = ?");
  const forgetMarks = database.prepare<[string]>("DELETE FROM avisados WHERE persona = ?");

  const isListed = database.prepare<[string]>("SELECT 1 FROM participantes WHERE carnet = ?");

  return ({ ids, requests, marked, changes, unlisted, at, entry }) =>
    once(entry, () => {
      if (unlisted !== null && isListed.get(unlisted) !== undefined) return false;
      for (const [id, standIn] of ids) {
        const values = { id, standIn, at, name: ERASED_NAME, reason: ERASED_REASON };
        for (const statement of ofPerson) statement.run(values);
      }
      for (const carnet of requests) removeSignUp.run(carnet);
      for (const id of marked) forgetMarks.run(id);
      for (const { entry: step, change } of changes) {
        const [before = null, after = null] = [change.before?.carnet, change.after?.carnet];
        removeChange.run({ step: step.id, before, after });
      }
      if (ids.size > 0) {
        countListChange();
        renewLogId(database);
      }
      return true;
    });
}
