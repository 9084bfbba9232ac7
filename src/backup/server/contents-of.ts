import type { Counts } from "../model/backup-calls.ts";
import type { BackupStores, StoreContents } from "./store-contents.ts";

/** Reads all contents. The log is read first, so that the list contains the changes of its lines. */
export async function contentsOf(store: BackupStores): Promise<StoreContents> {
  const log = await store.door.lines();
  const doors = await store.door.list();
  const signUps = await store.registration.list();
  const participants = await store.participants();
  const certificates = {
    settings: await store.certificates.settings(),
    marks: await store.certificates.grants(),
    issued: await store.certificates.list(),
  };
  return {
    participants,
    signUps,
    visits: await store.readVisits(),
    doors,
    log,
    certificates,
  };
}

export function countContents(contents: StoreContents): Counts {
  const { participants, signUps, visits, log, certificates } = contents;
  return {
    participants: participants.length,
    signUps: signUps.length,
    visits,
    lines: log.length,
    certificates: certificates.issued.length,
  };
}
