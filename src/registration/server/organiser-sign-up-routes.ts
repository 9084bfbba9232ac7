import type { NewEntry } from "#access/model/journal.ts";
import {
  doneAnswer,
  doneIf,
  noSuchItem,
  type OrganiserCalls,
  Refused,
} from "#access/server/organiser-calls.ts";
import { lettersOfName } from "#people/model/better-name.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { type ListRoutes, refusedChange } from "#people/server/list-routes.ts";
import { amount } from "#platform/text/amount.ts";
import { announcementCalls } from "../model/announcement.ts";
import { planApproval, requestersAmong } from "../model/arranged.ts";
import {
  type ApprovedAnswer,
  registrationCalls,
  signUpProblems,
} from "../model/organiser-calls.ts";
import type { SignUp } from "../model/sign-up.ts";
import type { AnnouncementStore } from "../store/announcement-store.ts";
import type { RegistrationStores } from "../store/registration-store.ts";

interface Options extends Pick<ListRoutes, "readSnapshot"> {
  readonly store: ListRoutes["store"] & RegistrationStores;
  /** Takes a request, and what is left under this id, out of every store; `false` if its carnet is listed. */
  readonly eraseRequest: (request: SignUp, id: string | null, entry: NewEntry) => Promise<boolean>;
}

/** How often an approval is planned again after somebody else changed the list first. */
const MOST_ROUNDS = 5;

/** The requests of students, what organisers do with them, and announcements. */
export function organiserSignUpRoutes(
  { answer }: OrganiserCalls,
  { store, readSnapshot, eraseRequest }: Options,
): void {
  const { registration, journal } = store;
  announcementRoutes(answer, store.announcements);

  answer(registrationCalls.signUps, async () => ({ signUps: await registration.list() }));

  answer(registrationCalls.decide, async ({ numbers, reason }, { by, entry }) => {
    if (reason !== null) {
      // Somebody approved it meanwhile: the student would stay on the list, with a ticket.
      const { people } = await readSnapshot();
      const held = await registration.list(numbers);
      const personFor = requestersAmong([...people.values()]);
      if (held.some((each) => personFor(each))) return new Refused(signUpProblems.approved);
    }
    const [only, ...others] = numbers;
    const which =
      others.length === 0 ? `la inscripción ${only}` : `${numbers.length} inscripciones`;
    const rejection = reason === null ? null : { at: Date.now(), by, reason };
    const kind = reason === null ? "reopen-sign-up" : "reject-sign-up";
    return doneIf(await registration.decide(numbers, rejection, entry(kind, which)));
  });

  answer(registrationCalls.approve, async ({ numbers }, call) => {
    const entry = call.entry("add");
    // The answer to an earlier call may have been lost.
    const done = await journal.changes(entry.id);
    if (done.length > 0) return approvedIn(done);
    for (let round = 1; ; round += 1) {
      const { version, people } = await readSnapshot();
      // The requests that a page shows may have been rejected or erased since.
      const changes = planApproval(await registration.list(numbers), [...people.values()]);
      if (changes.length === 0) return approvedIn([]);
      const changed = await store.changeList({ version, changes, entry });
      if (changed.kind === "saved") return approvedIn(changes);
      if (changed.written > 0 || round === MOST_ROUNDS) return refusedChange(changed.written);
    }
  });

  answer(registrationCalls.removeBefore, async ({ at }, { entry }) => {
    return doneIf(await registration.removeBefore(at, entry("remove-sign-ups")));
  });

  answer(registrationCalls.erase, async ({ number }, call) => {
    const entry = call.entry("erase");
    if ((await journal.find(entry.id)) !== null) return doneAnswer;
    const [held] = await registration.list([number]);
    if (held === undefined) return noSuchItem;
    const { people } = await readSnapshot();
    const isApproved = requestersAmong([...people.values()])(held) !== null;
    if (isApproved) return new Refused(signUpProblems.listed);
    // An approval that was undone has left the data in the journal. With another name, somebody had the
    // carnet by mistake.
    const lines = await journal.naming(held.carnet);
    const name = lettersOfName(held.nombre);
    const [id] = lines
      .flatMap(({ change }) => change.after ?? change.before ?? [])
      .filter((person) => lettersOfName(person.nombre) === name)
      .map(idOf)
      .filter((each) => !people.has(each));
    const isErased = await eraseRequest(held, id ?? null, entry);
    return isErased ? doneAnswer : new Refused(signUpProblems.listed);
  });
}

function approvedIn(changes: readonly PersonChange[]): ApprovedAnswer {
  const people = changes.flatMap(({ after }) => after ?? []);
  return { approved: people.map(({ nombre, numeroTicket }) => ({ nombre, numeroTicket })) };
}

/** Announcements, which organisers send by hand, and the marks of who was sent them. */
function announcementRoutes(answer: OrganiserCalls["answer"], store: AnnouncementStore): void {
  answer(announcementCalls.announcements, async () => ({ announcements: await store.list() }));

  answer(announcementCalls.begin, async ({ count, ...written }, { by, key, entry }) => {
    const what = `«${written.name}» a ${amount(count, "persona", "personas")}`;
    const announcement = { ...written, id: key, by, at: Date.now() };
    await store.begin(announcement, entry("begin-announcement", what));
    return { id: key };
  });

  answer(announcementCalls.mark, async ({ id, person, isSent }) => {
    return doneIf(await store.mark(id, person, isSent));
  });

  answer(announcementCalls.remove, async ({ id }, { entry }) => {
    const announcement = (await store.list()).find((each) => each.id === id);
    await store.remove(id, entry("remove-announcement", announcement?.name));
    return doneAnswer;
  });
}
