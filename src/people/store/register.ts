import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod";
import { idOf, type Participant, perField, personOf } from "../model/carnet/participant.ts";
import type { PersonChange } from "../model/list-change.ts";

/*
 * `entradas/registro` {puertas, lista, cambio, bitacora, versiones, registrado}: all doors, the list's
 * version, its last change, the log's id, and the versions of parts that servers keep in memory. It stands among the lines of the log and has the time of its last change
 * as they have, so that one query tells a server what is new in both. Phones never write to it. The doors
 * in it are the door's; the rest is here.
 */

export const REGISTER_ID = "registro";

const changeSchema = z.object({
  desde: z.string(),
  hasta: z.string(),
  personas: z.array(
    z
      .object({
        ...perField(() => z.string().default("")),
        personId: z.string().optional(),
        joined: z.array(z.string()).optional(),
      })
      .transform(personOf),
  ),
  quitados: z.array(z.string()),
});
/** Fields that somebody has edited by hand must not close the doors. */
const listSchema = z.object({
  lista: z.string().catch(""),
  cambio: changeSchema.nullable().catch(null),
});

/** People whose change the register carries; more would make its document large. */
const MOST_CHANGED = 50;

/** The list's part of the register. */
export interface ListRegister {
  readonly listVersion: string;
  /**
   * The last change of the list and the version it started from; `null` if servers must read the whole
   * list.
   */
  readonly listChange: {
    readonly from: string;
    readonly saved: readonly Participant[];
    /** Their ids. */
    readonly removed: readonly string[];
  } | null;
}

export function registerIn(firestore: Firestore): DocumentReference {
  return firestore.collection("entradas").doc(REGISTER_ID);
}

/** Parses the document's fields; it may not exist yet. */
export function readListRegister(fields: unknown): ListRegister {
  const { lista, cambio } = listSchema.parse(fields ?? {});
  const listChange =
    cambio?.hasta === lista
      ? { from: cambio.desde, saved: cambio.personas, removed: cambio.quitados }
      : null;
  return { listVersion: lista, listChange };
}

/** Gives the list the version `next`, and records how; `register` was read in the transaction. */
export function writeListVersion(
  transaction: Transaction,
  register: DocumentSnapshot,
  next: string,
  changes: readonly PersonChange[],
): void {
  const saved = changes.flatMap(({ after }) => after ?? []);
  const removed = changes.flatMap(({ before, after }) =>
    before !== null && after === null ? idOf(before) : [],
  );
  const { listVersion } = readListRegister(register.data());
  const change: z.infer<typeof changeSchema> = {
    desde: listVersion,
    hasta: next,
    personas: saved,
    quitados: removed,
  };
  const cambio = saved.length + removed.length > MOST_CHANGED ? null : change;
  const fields = { lista: next, cambio, registrado: FieldValue.serverTimestamp() };
  // The condition repeats what Firestore's transactions guarantee; emulators may lack it.
  const lastUpdateTime = register.updateTime;
  if (lastUpdateTime) transaction.update(register.ref, fields, { lastUpdateTime });
  else transaction.create(register.ref, fields);
}
