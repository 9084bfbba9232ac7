import { expect, test } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { entryOf, openDoor, sync } from "#app/server/testing/door-under-test.ts";
import { anaUnderTest } from "#app/server/testing/organiser.ts";
import { change, removing } from "#app/store/testing/changes.ts";
import { usualSettings, wordingOf } from "#certificates/model/certificate.ts";
import { inventedCertificates } from "#certificates/testing/invented-certificates.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { backupCalls, backupProblems } from "../model/backup-calls.ts";
import { lossesOf } from "../model/restore-words.ts";
import { contentsOf } from "./store-contents.ts";

const { backup, planRestore, restore } = backupCalls;
const { session } = accessCalls;
const [ana, diego] = sampleParticipants;

async function siteWithBackup() {
  const under = await anaUnderTest();
  const { app, store, get, post } = under;
  const secret = await openDoor(store);
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  const file = (await get(backup)).json();
  const before = await contentsOf(store);
  await change(store, removing(diego));
  const plan = async (file: object) => (await post(planRestore, file)).json();
  const restoreOf = (file: object, { version }: { readonly version: string }) =>
    post(restore, { backup: file, version });
  return { ...under, secret, file, before, plan, restoreOf };
}

test("a backup is compared, and restores everything, with the present doors", async () => {
  const { app, store, get, secret, file, before, plan, restoreOf } = await siteWithBackup();
  await sync(app, secret, { events: [entryOf(sampleParticipants[2].carnet)] });
  const [door] = file.doors;
  // The link of this one was replaced since, and that one is no longer there.
  const changed = (name: string) => ({ ...door, name, secretHash: hashSecret(name) });
  file.doors = ["Entrada norte", "Sur"].map(changed);
  const planned = await plan(file);
  const people = sampleParticipants.length;
  const counts = { lost: 0, returning: 1, changed: 0, unreadable: 0 };
  expect(planned).toMatchObject({
    present: { participants: people - 1, lines: 2 },
    backup: { participants: people, lines: 1 },
    openDoors: ["Entrada norte"],
    ...counts,
  });
  expect((await restoreOf(file, planned)).json()).toEqual({ done: true });
  const after = await contentsOf(store);
  expect(after.participants).toEqual(before.participants);
  expect(after.log).toEqual(before.log);
  expect(after.doors).toMatchObject([
    { name: "Entrada norte", closedAt: null },
    { name: "Sur", closedAt: expect.any(Number) },
  ]);
  // A phone notices the other log and sends its lines again.
  expect((await sync(app, secret, { logId: "antes" })).statusCode).toBe(200);
  expect((await get(session)).json()).toMatchObject({ kind: "in" });
  expect((await store.journal.list(null, 1))[0]).toMatchObject({ kind: "restore" });
});

test("the comparison takes somebody whose carnet was corrected since for neither lost nor new, and reports which certificate settings and grants would be lost", async () => {
  const { store, file, plan } = await siteWithBackup();
  const person = file.participants.find(({ carnet }: { carnet: string }) => carnet === ana.carnet);
  Object.assign(person, { carnet: "2490-21-104513", personId: ana.carnet });
  expect(await plan(file)).toMatchObject({ lost: 0, returning: 1, changed: 1 });
  file.certificates.settings = usualSettings;
  await store.certificates.saveSettings({ ...usualSettings, horas: "9 horas", desde: 1 });
  const grant = { person: ana.carnet, reason: "Ponente", by: "Luz", at: 1 };
  await store.certificates.saveGrant(grant);
  const losses = { lostGrants: 1, losesDesign: true, losesRelease: true };
  expect(await plan(file)).toMatchObject(losses);
  file.certificates = { settings: null, marks: [grant], issued: [] };
  const none = { lostGrants: 0, losesDesign: false, losesRelease: false };
  expect(await plan(file)).toMatchObject(none);
  // The first backups had none.
  const { certificates: _, ...old } = file;
  expect(await plan(old)).toMatchObject({ ...none, lostGrants: 1 });
});

test("requests that would be lost are counted one by one, and a list or certificates that changed, or whoever signs up, meanwhile stops the restore", async () => {
  const { store, file, plan, restoreOf } = await siteWithBackup();
  const asked = (index: number) => ({ carnet: `2490-25-${index}`, nombre: "Eva Ixim" });
  for (const index of [1, 2]) await store.registration.add(asked(index), 1000);
  const [first] = await store.registration.list();
  // As many, but another second one.
  file.signUps = [first, { ...first, ...asked(9), number: 9 }];
  const rejection = { at: 1, by: "Marta", reason: "No pagó" };
  await store.registration.decide([1], rejection);
  const planned = await plan(file);
  expect(planned).toMatchObject({ lostSignUps: 1, lostDecisions: 1 });
  expect(lossesOf(planned)).toContain("1 inscripción nueva");
  for (const happen of [
    () => store.registration.add(asked(3), 1000),
    () => change(store, removing(ana)),
    () => store.certificates.saveSettings({ horas: "9 horas" }),
    () => store.certificates.saveGrant({ person: ana.carnet, reason: "", by: "", at: 1 }),
  ]) {
    const latest = await plan(file);
    await happen();
    const before = await contentsOf(store);
    expect((await restoreOf(file, latest)).json()).toEqual(backupProblems.outdated);
    expect(await contentsOf(store)).toEqual(before);
  }
});

test("rows of a backup that nobody could have stored are left out and counted; two people with one ticket both come back, and the one with another ticket is named", async () => {
  const { store, file, plan, restoreOf } = await siteWithBackup();
  const { numeroTicket } = ana;
  const luz = { carnet: "2490-25-7", nombre: "Luz", numeroTicket };
  // People in Firestore may lack a name and a ticket, which is not a ticket that two have.
  const lacking = { carnet: "2490-25-5", nombre: "", numeroTicket: "" };
  const alsoLacking = { ...lacking, carnet: "2490-25-6" };
  file.participants.push({ ...ana, nombre: "Ana\u0000" }, { carnet: "x" }, null, ana);
  file.participants.push(lacking, alsoLacking, luz);
  file.doors.push({ name: "Norte" });
  file.log.push({ ...file.log[0], kind: "exit" }, 7);
  const issued = { code: "K7QF-2M9X-4TRB-HW6C", carnet: ana.carnet, nombre: "Ana", issuedAt: 1 };
  const wording = wordingOf(inventedCertificates.event, usualSettings);
  const sound = { ...issued, wording, replacedBy: null, withdrawn: null };
  file.certificates = {
    settings: { titulo: 7 },
    marks: [{ carnet: "../x", reason: "", by: "", at: 1 }],
    issued: [sound, sound, { ...sound, code: "k7qf2m9x4trbhw6d" }, { ...sound, nombre: "A\u202e" }],
  };
  const planned = await plan(file);
  const changed = { nombre: "Luz", keptBy: ana.nombre, numeroTicket, given: "013" };
  expect(planned).toMatchObject({ unreadable: 12, changedTickets: [changed] });
  expect((await restoreOf(file, planned)).statusCode).toBe(200);
  const after = await contentsOf(store);
  expect([after.participants.length, after.log.length]).toEqual([sampleParticipants.length + 3, 1]);
  const odd = [lacking, alsoLacking, { ...luz, numeroTicket: "013" }];
  expect(after.participants).toEqual(expect.arrayContaining(odd));
  expect(after.certificates).toEqual({ settings: null, marks: [], issued: [sound] });
});
