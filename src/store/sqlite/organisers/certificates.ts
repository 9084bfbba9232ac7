import type Database from "better-sqlite3";
import type {
  Certificate,
  CertificateGrant,
  CertificateSettings,
} from "../../../domain/certificates/certificate.ts";
import { lackingCertificates } from "../../../domain/certificates/lacking-certificates.ts";
import type { StoredCertificates } from "../../port/backup.ts";
import type { CertificateStore, NewCertificate } from "../../port/certificate-store.ts";
import { atWork as run } from "../faults.ts";

interface Row {
  readonly codigo: string;
  readonly carnet: string;
  readonly nombre: string;
  readonly emitida: number;
  readonly reemplazo: string | null;
  readonly retirada: number | null;
  readonly motivo: string | null;
}

/** The certificates, in the same database as the list. */
export function sqliteCertificates(database: Database.Database): CertificateStore {
  const settings = database.prepare<[], string>("SELECT contenido FROM ajustesConstancia").pluck();
  const saveSettings = savingSettings(database);
  const grantFields = "SELECT carnet, motivo AS reason, quien AS by, instante AS at FROM marcas";
  const grants = database.prepare<[], CertificateGrant>(`${grantFields} ORDER BY carnet`);
  const findGrant = database.prepare<[string], CertificateGrant>(`${grantFields} WHERE carnet = ?`);
  const saveGrant = savingGrants(database);
  const removeGrant = database.prepare<[string]>("DELETE FROM marcas WHERE carnet = ?");
  const find = database.prepare<[string], Row>("SELECT * FROM constancias WHERE codigo = ?");
  const list = database.prepare<[], Row>("SELECT * FROM constancias ORDER BY codigo");
  const ofCarnet = database.prepare<[string], Row>(
    "SELECT * FROM constancias WHERE carnet = ? AND reemplazo IS NULL",
  );
  const replace = database.prepare<[{ readonly by: string; readonly code: string }]>(
    "UPDATE constancias SET reemplazo = @by WHERE codigo = @code",
  );
  const add = addingCertificates(database);
  const withdraw = database.prepare<[Pick<Row, "codigo" | "retirada" | "motivo">]>(
    "UPDATE constancias SET retirada = @retirada, motivo = @motivo WHERE codigo = @codigo",
  );

  const issue = database.transaction((people: readonly NewCertificate[], issuedAt: number) =>
    people.map((person) => {
      const { code, carnet, nombre } = person;
      const present = ofCarnet.get(carnet);
      if (present !== undefined && (present.nombre === nombre || present.retirada !== null)) {
        return toCertificate(present);
      }
      if (present !== undefined) replace.run({ by: code, code: present.codigo });
      const issued = { code, carnet, nombre, issuedAt, replacedBy: null, withdrawn: null };
      add.run(toRow(issued));
      return issued;
    }),
  );

  return {
    settings: () => run(() => parsed(settings.get())),
    saveSettings: async (changed) => {
      await run(() => saveSettings.run(JSON.stringify(changed)));
    },
    grants: () => run(() => grants.all()),
    findGrant: (carnet) => run(() => findGrant.get(carnet) ?? null),
    saveGrant: async (grant) => {
      await run(() => saveGrant.run(grant));
    },
    removeGrant: (carnet) => run(() => removeGrant.run(carnet).changes > 0),
    find: (code) =>
      run(() => {
        const row = find.get(code);
        return row === undefined ? null : toCertificate(row);
      }),
    list: () => run(() => list.all().map(toCertificate)),
    issue: (people, issuedAt) => run(() => issue.immediate(people, issuedAt)),
    withdraw: (codigo, withdrawn) =>
      run(() => {
        const fields = { retirada: withdrawn?.at ?? null, motivo: withdrawn?.reason ?? null };
        return withdraw.run({ codigo, ...fields }).changes > 0;
      }),
  };
}

const savingSettings = (database: Database.Database) =>
  database.prepare<[string]>(
    `INSERT INTO ajustesConstancia (id, contenido) VALUES (1, ?)
     ON CONFLICT (id) DO UPDATE SET contenido = excluded.contenido`,
  );

const savingGrants = (database: Database.Database) =>
  database.prepare<[CertificateGrant]>(
    `INSERT OR REPLACE INTO marcas (carnet, motivo, quien, instante)
     VALUES (@carnet, @reason, @by, @at)`,
  );

const addingCertificates = (database: Database.Database) =>
  database.prepare<[Row]>(
    `INSERT INTO constancias (codigo, carnet, nombre, emitida, reemplazo, retirada, motivo)
     VALUES (@codigo, @carnet, @nombre, @emitida, @reemplazo, @retirada, @motivo)`,
  );

/** Creates a function that restores certificates; it runs in the caller's transaction. */
export function restoringCertificates(
  database: Database.Database,
): (stored: StoredCertificates) => void {
  const saveSettings = savingSettings(database);
  const saveGrant = savingGrants(database);
  const clearMarks = database.prepare("DELETE FROM marcas");
  const held = database.prepare<[], Pick<Row, "codigo" | "carnet" | "reemplazo">>(
    "SELECT codigo, carnet, reemplazo FROM constancias",
  );
  const add = addingCertificates(database);
  return ({ settings, marks, issued }) => {
    if (settings !== null) saveSettings.run(JSON.stringify(settings));
    clearMarks.run();
    for (const grant of marks) saveGrant.run(grant);
    const rows = held.all();
    const lacking = lackingCertificates(issued, {
      codes: rows.map(({ codigo }) => codigo),
      current: rows
        .filter(({ reemplazo }) => reemplazo === null)
        .map(({ carnet, codigo }) => [carnet, codigo]),
    });
    for (const certificate of lacking) add.run(toRow(certificate));
  };
}

function parsed(text: string | undefined): CertificateSettings | null {
  return text === undefined ? null : JSON.parse(text);
}

function toCertificate(row: Row): Certificate {
  const { codigo, carnet, nombre, emitida, reemplazo, retirada, motivo } = row;
  const withdrawn = retirada === null ? null : { at: retirada, reason: motivo ?? "" };
  return { code: codigo, carnet, nombre, issuedAt: emitida, replacedBy: reemplazo, withdrawn };
}

function toRow({ code, carnet, nombre, issuedAt, replacedBy, withdrawn }: Certificate): Row {
  const retirada = withdrawn?.at ?? null;
  const motivo = withdrawn?.reason ?? null;
  return {
    codigo: code,
    carnet,
    nombre,
    emitida: issuedAt,
    reemplazo: replacedBy,
    retirada,
    motivo,
  };
}
