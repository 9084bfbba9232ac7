import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { usualSettings } from "#certificates/model/certificate.ts";
import { codeFrom } from "#certificates/model/certificate-code.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { ana, beto, carla, type StoreTest, students, wording } from "../arrangement.ts";
import { journalEntry } from "../changes.ts";

const claim = ({ carnet, nombre }: Participant) => ({
  code: codeFrom(randomBytes(16)),
  carnet,
  nombre,
  wording,
});

const later = { ...wording, titulo: "Diploma" };

/** The contract of every store about certificates. */
export function certificateContract(test: StoreTest): void {
  test("issuing twice gives the same one, and a code finds it", async ({ store, other }) => {
    const wanted = [claim(ana), claim(beto)];
    const issued = await store.certificates.issue(wanted, 1000);
    expect(issued).toMatchObject(
      wanted.map((each) => ({ ...each, issuedAt: 1000, replacedBy: null, withdrawn: null })),
    );
    const again = await other.certificates.issue([claim(beto), claim(ana)], 2000);
    expect(again).toEqual(issued.toReversed());
    expect(await other.certificates.find(issued[0]?.code ?? "")).toEqual(issued[0]);
    expect(await store.certificates.find(codeFrom(randomBytes(16)))).toBeNull();
    expect(await store.certificates.list()).toHaveLength(2);
  });

  test("issuing again after a lost answer includes who was entitled since", async ({ store }) => {
    const step = journalEntry({ kind: "issue-certificates" });
    const { issue, list } = store.certificates;
    const first = await issue([claim(ana)], 1000, false, step);
    const again = await issue([claim(ana), claim(beto)], 2000, false, step);
    expect(again).toMatchObject([...first, { carnet: beto.carnet, issuedAt: 2000 }]);
    expect(await list()).toHaveLength(2);
    expect(await store.journal.list(null, 10)).toMatchObject([step]);
    const other = journalEntry({ kind: step.kind });
    await issue([claim(carla), claim(ana)], 3000, false, other);
    expect(await store.journal.list(null, 10)).toMatchObject([other, step]);
  });

  test("one stays as issued until renewed, also in other editions, or until the name is corrected", async ({
    store,
    other,
    openAgain,
  }) => {
    let at = 1000;
    const issue = async (of: typeof ana, said: typeof wording, isRenewal = false) => {
      const claimed = { ...claim(of), wording: said };
      at += 1000;
      return (await store.certificates.issue([claimed], at, isRenewal))[0];
    };
    const first = await issue(ana, wording);
    expect(await issue(ana, later)).toEqual(first);
    const corrected = await issue({ ...ana, nombre: "Ana Paz" }, later);
    expect(corrected).toMatchObject({ nombre: "Ana Paz", issuedAt: at, wording });
    const refers = { ...first, replacedBy: corrected?.code };
    expect(await other.certificates.find(first?.code ?? "")).toEqual(refers);
    expect(await other.certificates.ofPerson(ana.carnet)).toEqual(corrected);
    expect(await other.certificates.ofPerson(beto.carnet)).toBeNull();
    const renewed = await issue({ ...ana, nombre: "Ana Paz" }, later, true);
    expect(renewed).toMatchObject({ wording: later, replacedBy: null });
    const next = await issue({ ...ana, nombre: "Ana Paz" }, { ...wording, numero: 14 });
    const { certificates } = await openAgain();
    expect(await certificates.find(renewed?.code ?? "")).toEqual(renewed);
    expect(await certificates.ofPerson(ana.carnet)).toEqual(next);
  });

  test("one that was withdrawn stays so until organisers give it back", async ({ store }) => {
    const [issued] = await store.certificates.issue([claim(ana)], 1000);
    const code = issued?.code ?? "";
    const withdrawn = { at: 3000, reason: "No asistió" };
    expect(await store.certificates.withdraw(code, withdrawn)).toBe(true);
    const again = await store.certificates.issue([claim({ ...ana, nombre: "Otra" })], 4000);
    expect(again).toEqual([{ ...issued, withdrawn }]);
    expect(await store.certificates.withdraw(code, null)).toBe(true);
    expect(await store.certificates.find(code)).toEqual(issued);
    expect(await store.certificates.withdraw(codeFrom(randomBytes(16)), withdrawn)).toBe(false);
  });

  test("servers that issue at the same time give nobody two", async ({ store, other }) => {
    const people = students(120);
    const rounds = await Promise.all(
      [store, other, store].map((each) => each.certificates.issue(people.map(claim), 1000)),
    );
    const codes = rounds.map((issued) => issued.map(({ code }) => code));
    expect(codes[1]).toEqual(codes[0]);
    expect(codes[2]).toEqual(codes[0]);
    const all = await store.certificates.list();
    expect(all.map(({ carnet }) => carnet).sort()).toEqual(people.map(({ carnet }) => carnet));
  });

  test("grants and settings are kept, replaced and removed", async ({ store, other }) => {
    expect(await store.certificates.settings()).toBeNull();
    const settings = {
      ...usualSettings,
      desde: 5000,
      firmantes: [{ nombre: "Marta", cargo: "Decana", firma: null }],
    };
    await store.certificates.saveSettings(settings);
    expect(await other.certificates.settings()).toEqual(settings);
    const grant = { person: carla.carnet, reason: "Ponente", by: "Luis", at: 1000 };
    await store.certificates.saveGrant({ ...grant, reason: "Otra" });
    await store.certificates.saveGrant(grant);
    expect(await other.certificates.grants()).toEqual([grant]);
    expect(await other.certificates.removeGrant(carla.carnet)).toBe(true);
    expect(await store.certificates.removeGrant(carla.carnet)).toBe(false);
    expect(await store.certificates.grants()).toEqual([]);
  });

  test("servers that change different settings at once keep both", async ({ store, other }) => {
    const [textos, horas] = [{ equipo: "por ayudar" }, "40 horas"];
    await Promise.all([
      store.certificates.saveSettings({ textos: { ponente: "por hablar" } }),
      other.certificates.saveSettings({ horas }),
    ]);
    await Promise.all([
      store.certificates.saveSettings({ desde: 5000 }),
      other.certificates.saveSettings({ textos }),
    ]);
    const expected = { ...usualSettings, textos, horas, desde: 5000 };
    expect(await store.certificates.settings()).toEqual(expected);
  });
}
