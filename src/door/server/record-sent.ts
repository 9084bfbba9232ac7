import { isStorable } from "#people/model/carnet/check-person.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { LineAnswer, SyncRequest } from "../model/calls.ts";
import { type SentLine, sentLineSchema } from "../model/lines.ts";
import type { AdmittedDoor, DoorStore } from "../store/door-store.ts";

/**
 * How long before its door's last opening an entry may be: a phone without a network may have recorded
 * it days ago, with an earlier link of this door or another. Only a wrong clock claims more.
 */
const BEFORE_OPENING_MS = 7 * 86_400_000;

/**
 * Records the lines that a phone sent, and answers each in order. An invalid line is refused alone:
 * the phone drops it, and the others are recorded. Lines from before organisers removed all practice entries were
 * practice, too: they are set aside. A phone that knows of it makes none, as its time never lies before its last answer.
 */
export async function recordSent(
  doors: DoorStore,
  door: AdmittedDoor,
  sent: SyncRequest["events"],
  carnets: CarnetRules,
): Promise<readonly LineAnswer[]> {
  const now = Date.now();
  const { name, isRehearsal, openedAt, startedOverAt } = door;
  const valid = sent.flatMap((line) => readSent(line, carnets) ?? []);
  const record = async (isPractice: boolean) => {
    const lines = valid
      .filter(({ at }) => at < startedOverAt === isPractice)
      .map((line): SentLine => {
        // A time that it cannot have is moved to the door's opening, or to now.
        const isPossible = line.at >= openedAt - BEFORE_OPENING_MS;
        return { ...line, at: Math.min(isPossible ? line.at : openedAt, now) };
      });
    if (lines.length === 0) return [];
    return doors.record({ name, isRehearsal: isRehearsal || isPractice }, lines);
  };
  const practice = (await record(true)).map((answer) =>
    answer.outcome === "refused" ? answer : { ...answer, isSetAside: true },
  );
  const answers = [...practice, ...(await record(false))];
  const recorded = new Map(answers.map((answer) => [answer.id, answer]));
  return sent.map(
    ({ id }): LineAnswer => recorded.get(id) ?? { id, outcome: "refused", reason: "invalid" },
  );
}

const walkInFields = ["carnet", "nombre", "numeroTicket"] as const;

/** Parses a line; `null` if it is not valid, or the list would refuse what it adds. */
function readSent(line: unknown, carnets: CarnetRules): SentLine | null {
  const read = sentLineSchema.safeParse(line).data;
  if (read?.kind === "rename") return isStorable("nombre", read.nombre, carnets) ? read : null;
  if (read?.kind !== "walk-in") return read ?? null;
  return walkInFields.every((field) => isStorable(field, read[field], carnets)) ? read : null;
}
