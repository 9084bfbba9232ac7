import { wholeNumber } from "#platform/store/backup-part.ts";

/** The counter of visits. Rejects as `Store` does. */
export interface VisitStore {
  /**
   * Adds one visit and resolves, once it is durable, with a total that includes it. One server
   * returns each total once; several may return the same.
   */
  addVisit(): Promise<number>;
  /** The total. The last second of other servers' visits may be missing. */
  readVisits(): Promise<number>;
}

export const visitBackup = {
  read: async (store: VisitStore) => ({ visits: await store.readVisits() }),
  fields: { visits: wholeNumber },
};
export type VisitContents = Awaited<ReturnType<typeof visitBackup.read>>;
