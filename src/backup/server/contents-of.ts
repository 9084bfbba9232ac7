import type { Counts } from "../model/backup-calls.ts";
import type { BackupStores, StoreContents } from "./store-contents.ts";

/** Reads all contents. The log is read first, so that the list contains the changes of its lines. */
export async function contentsOf(store: BackupStores): Promise<StoreContents> {
  const log = await store.door.lines();
  const doors = await store.door.list();
  const participants = await store.participants();
  const certificates = {
    settings: await store.certificates.settings(),
    marks: await store.certificates.grants(),
    issued: await store.certificates.list(),
  };
  return {
    participants,
    visits: await store.readVisits(),
    doors,
    log,
    certificates,
  };
}

export function countContents(contents: StoreContents): Counts {
  const { participants, visits, log, certificates } = contents;
  return {
    participants: participants.length,
    visits,
    lines: log.length,
    certificates: certificates.issued.length,
  };
}
