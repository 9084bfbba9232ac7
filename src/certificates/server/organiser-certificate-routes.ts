import {
  doneAnswer,
  doneIf,
  noSuchItem,
  type OrganiserCalls,
  Refused,
} from "#access/server/organiser-calls.ts";
import type { ListSnapshot } from "#door/server/list-snapshot.ts";
import { idOf, idsOf, type Participant } from "#people/model/carnet/participant.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import { daysNeeded, ruleInWords, usualSettings, wordingOf } from "../model/certificate.ts";
import { isOfOther, isOlder, isWithOtherName } from "../model/issue-of.ts";
import {
  type CertificateHolder,
  certificateCalls,
  organiserCertificateProblems,
} from "../model/organiser-calls.ts";
import { unprintableLetters } from "../model/print-letters.ts";
import type { CertificateStores } from "../store/certificate-store.ts";
import type { ReadCertificates } from "./certificate-routes.ts";
import { claimOf, daysEnteredIn, isOfEdition, releasedFrom } from "./issue.ts";

interface Options {
  readonly store: CertificateStores;
  readonly edition: () => ServedEdition;
  readonly readSnapshot: () => Promise<ListSnapshot>;
  /** `null` where no certificates are made. */
  readonly certificates: ReadCertificates | null;
}

/** Holders, grants, design and release; `issue.ts` has the rule of who gets one. */
export function organiserCertificateRoutes(
  { answer }: OrganiserCalls,
  { store, edition: served, readSnapshot, certificates: read }: Options,
): void {
  const { certificates } = store;

  /** `null` where the site makes no certificates. */
  async function readAll() {
    const built = await read?.();
    if (built === undefined) return null;
    const { days } = served();
    const [snapshot, grants, issued, saved] = await Promise.all([
      readSnapshot(),
      certificates.grants(),
      certificates.list(),
      certificates.settings(),
    ]);
    const stored = saved ?? usualSettings;
    const settings = { ...stored, desde: releasedFrom(stored, days) };
    const daysEntered = daysEnteredIn(snapshot.log, days);
    const needed = daysNeeded(settings, days.length);
    const grantOf = new Map(
      grants.filter((grant) => isOfEdition(grant, days)).map((grant) => [grant.person, grant]),
    );
    const current = issued.filter(
      (each) => each.replacedBy === null && !isOfOther(each, built.event),
    );
    const certificateOf = new Map(current.map((each) => [idOf(each), each]));
    const heldBy = (person: Participant) =>
      idsOf(person).flatMap((id) => certificateOf.get(id) ?? [])[0] ?? null;
    const holders = [...snapshot.people].flatMap(([id, person]): CertificateHolder[] => {
      const entered = daysEntered.get(id) ?? 0;
      const grant = idsOf(person).flatMap((each) => grantOf.get(each) ?? [])[0];
      const held = heldBy(person);
      if (needed > 0 && entered === 0 && grant === undefined && held === null) return [];
      // Once letters of the name were corrected, its code is no longer valid, and the next download issues another.
      const valid = held === null || isWithOtherName(held, person) ? null : held;
      const printed = {
        nombre: person.nombre,
        wording: wordingOf(built.event, settings, person),
      };
      return [
        {
          ...person,
          entered,
          isEntitled: entered >= needed || grant !== undefined,
          grant:
            grant && entered < needed ? { reason: grant.reason, by: grant.by, at: grant.at } : null,
          code: valid?.code ?? null,
          withdrawn: held?.withdrawn ?? null,
          isOlder: valid !== null && isOlder(valid, printed),
          unprintable: unprintableLetters(person.nombre, built.letters),
        },
      ];
    });
    return { ...built, settings, holders, heldBy };
  }

  answer(certificateCalls.all, async () => {
    const all = await readAll();
    const settings = all?.settings ?? (await certificates.settings()) ?? usualSettings;
    return { settings, site: all?.site ?? null, holders: all?.holders ?? [] };
  });

  answer(certificateCalls.settings, async (changed, { entry }) => {
    const before = await certificates.settings();
    const { desde, dias } = changed;
    const isRelease = typeof desde === "number" && desde !== before?.desde;
    const site = (await read?.())?.site ?? null;
    if (isRelease && site === null)
      return new Refused(organiserCertificateProblems.noPublicAddress);
    if (isRelease && releasedFrom({ desde }, served().days) === null)
      return new Refused(organiserCertificateProblems.tooEarly);
    const other = desde === null && before?.desde ? "hide-certificates" : "change-certificates";
    const kind = isRelease ? "release-certificates" : other;
    const count = served().days.length;
    const isRule = dias !== undefined && dias !== daysNeeded(before ?? usualSettings, count);
    const rule = isRule ? ruleInWords(daysNeeded(changed, count), count) : "";
    await certificates.saveSettings(changed, entry(kind, rule));
    return doneAnswer;
  });

  answer(certificateCalls.grant, async ({ id, reason }, { by, entry }) => {
    const { people } = await readSnapshot();
    if (!people.has(id)) return noSuchItem;
    const grant = { person: id, reason, by, at: Date.now() };
    await certificates.saveGrant(grant, entry("grant-certificate", reason));
    return doneAnswer;
  });

  answer(certificateCalls.revokeGrant, async ({ id }, { entry }) => {
    const person = (await readSnapshot()).people.get(id);
    const granted = await certificates.grants();
    // It may be that of a joined record.
    const ids = person === undefined ? [id] : idsOf(person);
    const grant = granted.find((each) => ids.includes(each.person));
    return doneIf(await certificates.removeGrant(grant?.person ?? id, entry("revoke-grant")));
  });

  answer(certificateCalls.withdraw, async ({ code, reason }, { entry }) => {
    const withdrawn = { at: Date.now(), reason };
    const journalled = entry("withdraw-certificate", reason);
    return doneIf(await certificates.withdraw(code, withdrawn, journalled));
  });

  answer(certificateCalls.giveBack, async ({ code }, { entry }) => {
    return doneIf(await certificates.withdraw(code, null, entry("give-back-certificate")));
  });

  answer(certificateCalls.issue, async ({ isRenewal, id }, { entry }) => {
    const all = await readAll();
    if (all === null || all.site === null)
      return new Refused(organiserCertificateProblems.noPublicAddress);
    const { holders, event, settings, heldBy } = all;
    const people = holders.filter(
      ({ isEntitled, nombre, unprintable, ...person }) =>
        isEntitled &&
        nombre !== "" &&
        unprintable.length === 0 &&
        (id === undefined || idOf(person) === id),
    );
    const claims = people.map((person) =>
      claimOf(person, wordingOf(event, settings, person), heldBy(person)),
    );
    const kind = isRenewal ? "renew-certificates" : "issue-certificates";
    const issued = await certificates.issue(claims, Date.now(), isRenewal, entry(kind));
    const valid = issued.filter(({ withdrawn }) => withdrawn === null);
    return {
      certificates: valid.map(({ code, nombre, wording }) => ({ code, nombre, wording })),
    };
  });
}
