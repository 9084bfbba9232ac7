import type Database from "better-sqlite3";
import type { NewEntry } from "#access/model/journal.ts";
import { addingEntries, journalling } from "#access/store/sqlite-journal.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import { inserting, type Row, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import {
  type Certificate,
  type CertificateGrant,
  type CertificateSettings,
  certificateSettingsSchema,
  wordingSchema,
} from "../model/certificate.ts";
import { type IssueOptions, issueOf, type NewCertificate } from "../model/issue-of.ts";
import { lackingCertificates } from "../model/lacking-certificates.ts";
import { changedSettings } from "../model/organisers-certificate-calls.ts";
import { certificateRecord, grantRecord } from "./certificate-record.ts";
import type { CertificateContents, CertificateStore } from "./certificate-store.ts";

/** The certificates, in the same database as the list. */
export function sqliteCertificates(
  database: Database.Database,
): CertificateStore & SqlitePart<CertificateContents, Erasure> {
  const findSettings = database
    .prepare<[], string>("SELECT contenido FROM ajustesConstancia")
    .pluck();
  const settings = () => parsedJson(certificateSettingsSchema, findSettings.get() ?? "null");
  const replaceSettings = database.prepare<[string]>(
    `INSERT INTO ajustesConstancia (id, contenido) VALUES (1, ?)
     ON CONFLICT (id) DO UPDATE SET contenido = excluded.contenido`,
  );
  const saveSettings = (saved: CertificateSettings) => replaceSettings.run(JSON.stringify(saved));
  const grants = database.prepare("SELECT * FROM marcas ORDER BY persona");
  const insertGrant = inserting(database, "marcas", grantRecord.names, "INSERT OR REPLACE");
  const saveGrant = (grant: CertificateGrant) => insertGrant.run(grantRecord.write(grant));
  const removeGrant = database.prepare<[string]>("DELETE FROM marcas WHERE persona = ?");
  const clearGrants = database.prepare("DELETE FROM marcas");
  const find = database.prepare<[string], Row>("SELECT * FROM constancias WHERE codigo = ?");
  const list = database.prepare<[], Row>("SELECT * FROM constancias ORDER BY codigo");
  const ofPerson = database.prepare<[string], Row>(
    `SELECT * FROM constancias WHERE coalesce(persona, carnet) = ? AND reemplazo IS NULL
     ORDER BY emitida DESC LIMIT 1`,
  );
  const replace = database.prepare<[{ readonly by: string; readonly code: string }]>(
    "UPDATE constancias SET reemplazo = @by WHERE codigo = @code",
  );
  const add = addingCertificates(database);
  const withdraw = database.prepare<[Row]>(
    "UPDATE constancias SET retirada = @retirada, motivo = @motivo WHERE codigo = @code",
  );
  const erase = database.prepare<[Row]>(
    `UPDATE constancias
     SET carnet = @standIn, persona = NULL, nombre = @name, retirada = coalesce(retirada, @at), motivo = @reason
     WHERE coalesce(persona, carnet) = @id`,
  );

  const all = () => list.all().flatMap((row) => toCertificate(row) ?? []);
  const heldBy = (person: string) => toCertificate(ofPerson.get(person));
  const once = journalling(database);
  const addEntry = addingEntries(database);
  const issue = database.transaction(
    (people: readonly NewCertificate[], options: IssueOptions, entry: NewEntry | undefined) => {
      let isAnyNew = false;
      const certified = people.map((person) => {
        const held = heldBy(idOf(person));
        const { certificate, isNew, replaces } = issueOf(held, person, options);
        if (held !== null && replaces) replace.run({ by: certificate.code, code: held.code });
        if (isNew) add(certificate);
        isAnyNew ||= isNew;
        return certificate;
      });
      if (isAnyNew && entry !== undefined) addEntry(entry, []);
      return certified;
    },
  );

  return {
    settings: () => run(settings),
    saveSettings: (changed, entry) =>
      once(entry, () => saveSettings(changedSettings(settings(), changed)).changes > 0),
    grants: () => run(() => grants.all().flatMap((row) => grantRecord.read(row) ?? [])),
    saveGrant: (grant, entry) => once(entry, () => saveGrant(grant).changes > 0),
    removeGrant: (person, entry) => once(entry, () => removeGrant.run(person).changes > 0),
    find: (code) => run(() => toCertificate(find.get(code))),
    list: () => run(all),
    ofPerson: (person) => run(() => heldBy(person)),
    issue: (people, issuedAt, isRenewal = false, entry = undefined) =>
      run(() => issue.immediate(people, { issuedAt, isRenewal }, entry)),
    withdraw: (code, withdrawn, entry) =>
      once(entry, () => withdraw.run({ code, ...withdrawalColumns(withdrawn) }).changes > 0),
    restore: ({ certificates: { settings, marks, issued } }) => {
      if (settings !== null) saveSettings(settings);
      clearGrants.run();
      for (const grant of marks) saveGrant(grant);
      for (const certificate of lackingCertificates(issued, all())) add(certificate);
    },
    erase: ({ ids, at }) => {
      for (const [id, standIn] of ids) {
        removeGrant.run(id);
        erase.run({ id, standIn, at, name: ERASED_NAME, reason: ERASED_REASON });
      }
    },
  };
}

function addingCertificates(database: Database.Database) {
  const own = ["codigo", "persona", "dice", "retirada", "motivo"];
  const columns = [...own, "carnet", "nombre", "emitida", "reemplazo"];
  const insert = inserting(database, "constancias", columns);
  return (certificate: Certificate) =>
    void insert.run({
      ...certificateRecord.write(certificate),
      codigo: certificate.code,
      persona: certificate.personId ?? null,
      dice: certificate.wording && JSON.stringify(certificate.wording),
      ...withdrawalColumns(certificate.withdrawn),
    });
}

/** The certificate of a row; `null` if there is none, or somebody damaged it by hand. */
function toCertificate(row: Row | undefined): Certificate | null {
  const { codigo: code, persona, dice, retirada, motivo, ...fields } = row ?? {};
  return certificateRecord.read({
    ...fields,
    code,
    personId: persona ?? undefined,
    dice: typeof dice === "string" ? (parsedJson(wordingSchema, dice) ?? dice) : dice,
    retirada: retirada === null ? null : { instante: retirada, motivo: motivo ?? "" },
  });
}

const withdrawalColumns = (withdrawn: Certificate["withdrawn"]) => ({
  retirada: withdrawn?.at ?? null,
  motivo: withdrawn?.reason ?? null,
});
