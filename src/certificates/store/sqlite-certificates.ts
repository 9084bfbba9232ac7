import { addEntry, journalled } from "#access/store/sqlite-journal.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import type { Row, SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import {
  type Certificate,
  type CertificateGrant,
  type CertificateSettings,
  certificateSettingsSchema,
  wordingSchema,
} from "../model/certificate.ts";
import { issueOf } from "../model/issue-of.ts";
import { lackingCertificates } from "../model/lacking-certificates.ts";
import { changedSettings } from "../model/organiser-calls.ts";
import { certificateRecord, grantRecord } from "./certificate-record.ts";
import type { CertificateContents, CertificateStore } from "./certificate-store.ts";

/** The certificates, in the same database as the list. */
export function sqliteCertificates(
  database: SqliteDatabase,
): CertificateStore & SqlitePart<CertificateContents, Erasure> {
  const { all, get, value, run, insert, reading, writing } = database;
  const settings = () =>
    parsedJson(
      certificateSettingsSchema,
      value<string>("SELECT contenido FROM ajustesConstancia") ?? "null",
    );
  const saveSettings = (saved: CertificateSettings) => {
    const row = { id: 1, contenido: JSON.stringify(saved) };
    insert("ajustesConstancia", row, "INSERT OR REPLACE");
  };
  const saveGrant = (grant: CertificateGrant) =>
    insert("marcas", grantRecord.write(grant), "INSERT OR REPLACE");
  const removeGrant = (person: string) =>
    run("DELETE FROM marcas WHERE persona = ?", person).changes > 0;
  function add(certificate: Certificate): void {
    const { personId: persona = null, ...fields } = certificateRecord.write(certificate);
    const dice = JSON.stringify(certificate.wording);
    const row = { ...fields, persona, dice, ...withdrawalColumns(certificate.withdrawn) };
    insert("constancias", row);
  }
  const list = () =>
    all("SELECT * FROM constancias ORDER BY codigo").flatMap((row) => toCertificate(row) ?? []);
  const heldBy = (person: string) =>
    toCertificate(
      get(
        `SELECT * FROM constancias WHERE coalesce(persona, carnet) = ? AND reemplazo IS NULL
         ORDER BY emitida DESC LIMIT 1`,
        person,
      ),
    );

  return {
    settings: () => reading(settings),
    saveSettings: (changed, entry) =>
      journalled(database, entry, () => saveSettings(changedSettings(settings(), changed))),
    grants: () => reading(() => grantRecord.readAll(all("SELECT * FROM marcas ORDER BY persona"))),
    saveGrant: (grant, entry) => journalled(database, entry, () => saveGrant(grant)),
    removeGrant: (person, entry) => journalled(database, entry, () => removeGrant(person)),
    find: (code) =>
      reading(() => toCertificate(get("SELECT * FROM constancias WHERE codigo = ?", code))),
    list: () => reading(list),
    ofPerson: (person) => reading(() => heldBy(person)),
    issue: (people, issuedAt, isRenewal = false, entry = undefined) =>
      writing(() => {
        const issues = people.map((person) => {
          const held = heldBy(idOf(person));
          const issue = issueOf(held, person, { issuedAt, isRenewal });
          const { code } = issue.certificate;
          if (held !== null && issue.replaces) {
            run("UPDATE constancias SET reemplazo = ? WHERE codigo = ?", code, held.code);
          }
          if (issue.isNew) add(issue.certificate);
          return issue;
        });
        if (entry !== undefined && issues.some(({ isNew }) => isNew)) addEntry(database, entry);
        return issues.map(({ certificate }) => certificate);
      }),
    withdraw: (code, withdrawn, entry) =>
      journalled(database, entry, () => {
        const { changes } = run(
          "UPDATE constancias SET retirada = @retirada, motivo = @motivo WHERE codigo = @code",
          { code, ...withdrawalColumns(withdrawn) },
        );
        return changes > 0;
      }),
    restore: ({ certificates: { settings, marks, issued } }) => {
      if (settings !== null) saveSettings(settings);
      run("DELETE FROM marcas");
      for (const grant of marks) saveGrant(grant);
      for (const certificate of lackingCertificates(issued, list())) add(certificate);
    },
    erase: ({ ids, at }) => {
      for (const [id, standIn] of ids) {
        removeGrant(id);
        run(
          `UPDATE constancias
           SET carnet = @standIn, persona = NULL, nombre = @name,
               retirada = coalesce(retirada, @at), motivo = @reason
           WHERE coalesce(persona, carnet) = @id`,
          { id, standIn, at, name: ERASED_NAME, reason: ERASED_REASON },
        );
      }
    },
  };
}

/** The certificate of a row; `null` if there is none, or somebody damaged it by hand. */
function toCertificate(row: Row | undefined): Certificate | null {
  const { persona, dice, retirada, motivo, ...fields } = row ?? {};
  return certificateRecord.read({
    ...fields,
    personId: persona ?? undefined,
    dice: typeof dice === "string" ? parsedJson(wordingSchema, dice) : null,
    retirada: retirada === null ? null : { instante: retirada, motivo: motivo ?? "" },
  });
}

const withdrawalColumns = (withdrawn: Certificate["withdrawn"]) => ({
  retirada: withdrawn?.at ?? null,
  motivo: withdrawn?.reason ?? null,
});
