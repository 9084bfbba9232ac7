import { usualSettings } from "../../../domain/certificates/certificate.ts";
import { readCode } from "../../../domain/certificates/certificate-code.ts";
import { carnetSchema, organiserProblems } from "../../../domain/organisers/calls.ts";
import {
  type CertificateHolder,
  type CertificatesAnswer,
  certificatePaths,
  codeSchema,
  grantSchema,
  type IssuedAnswer,
  LARGEST_SETTINGS_BYTES,
  settingsSchema,
  withdrawSchema,
} from "../../../domain/organisers/certificate-calls.ts";
import type { JournalKind } from "../../../domain/organisers/journal.ts";
import { issueAll } from "../../../operations/certificates/issue.ts";
import { newEntry } from "../../../operations/journal/new-entry.ts";
import type { Store } from "../../../store/port/store.ts";
import type { ListSnapshot } from "../list-snapshot.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "../organiser-calls.ts";

/**
 * The calls for certificates: holders, grants, design and release. `issue.ts` has the rule of who
 * gets one.
 */
export function organiserCertificateRoutes(
  calls: OrganiserCalls,
  store: Store,
  readSnapshot: () => Promise<ListSnapshot>,
): void {
  const { journal, certificates } = store;
  const note = (by: string, kind: JournalKind, detail: string) =>
    journal.add(newEntry(by, kind, detail));

  async function holders(): Promise<CertificateHolder[]> {
    const [snapshot, grants, issued] = await Promise.all([
      readSnapshot(),
      certificates.grants(),
      certificates.list(),
    ]);
    const { validEntries } = snapshot.attendance;
    const grantOf = new Map(grants.map(({ carnet, ...grant }) => [carnet, grant]));
    const current = issued.filter(({ replacedBy }) => replacedBy === null);
    const certificateOf = new Map(current.map((each) => [each.carnet, each]));
    return [...snapshot.people].flatMap(([carnet, person]) => {
      const entered = validEntries.has(carnet);
      const grant = grantOf.get(carnet) ?? null;
      const certificate = certificateOf.get(carnet);
      if (!entered && grant === null && certificate === undefined) return [];
      const { code = null, issuedAt = null, withdrawn = null } = certificate ?? {};
      return [{ carnet, ...person, entered, grant, code, issuedAt, withdrawn }];
    });
  }

  calls.get(certificatePaths.all, async (): Promise<CertificatesAnswer> => {
    const settings = (await certificates.settings()) ?? usualSettings;
    return { settings, holders: await holders() };
  });

  calls.post(
    certificatePaths.settings,
    settingsSchema,
    async (settings, { by }) => {
      const before = await certificates.settings();
      await certificates.saveSettings(settings);
      const isRelease = settings.desde !== null && settings.desde !== before?.desde;
      await note(by, isRelease ? "release-certificates" : "change-certificates", "");
      return doneAnswer;
    },
    LARGEST_SETTINGS_BYTES,
  );

  calls.post(certificatePaths.grant, grantSchema, async ({ carnet, reason }, { by }) => {
    const { people } = await readSnapshot();
    if (!people.has(carnet)) return new Refused(organiserProblems.noSuchItem);
    await certificates.saveGrant({ carnet, reason, by, at: Date.now() });
    await note(by, "grant-certificate", reason);
    return doneAnswer;
  });

  calls.post(certificatePaths.revokeGrant, carnetSchema, async ({ carnet }, { by }) => {
    if (!(await certificates.removeGrant(carnet))) return new Refused(organiserProblems.noSuchItem);
    await note(by, "revoke-grant", "");
    return doneAnswer;
  });

  calls.post(certificatePaths.withdraw, withdrawSchema, async ({ code, reason }, { by }) => {
    const isDone = await withdraw(code, { at: Date.now(), reason });
    if (!isDone) return new Refused(organiserProblems.noSuchItem);
    await note(by, "withdraw-certificate", reason);
    return doneAnswer;
  });

  calls.post(certificatePaths.giveBack, codeSchema, async ({ code }, { by }) => {
    if (!(await withdraw(code, null))) return new Refused(organiserProblems.noSuchItem);
    await note(by, "give-back-certificate", "");
    return doneAnswer;
  });

  async function withdraw(written: string, withdrawn: CertificateHolder["withdrawn"]) {
    const code = readCode(written);
    return code !== null && (await certificates.withdraw(code, withdrawn));
  }

  calls.postEmpty(certificatePaths.issue, async (): Promise<IssuedAnswer> => {
    const people = (await holders()).filter(
      ({ entered, grant, nombre }) => (entered || grant !== null) && nombre !== "",
    );
    const issued = await issueAll(store, people, Date.now());
    return { certificates: issued.map(({ code, carnet, nombre }) => ({ code, carnet, nombre })) };
  });
}
