/** What a backup holds. */
export interface BackupContents {
  readonly participants: number;
  readonly visits: number;
}

/** How a database is backed up. */
export type Backup =
  | {
      readonly kind: "file";
      /** The database's name, for the names of its backups. */
      readonly name: string;
      /**
       * Copies the whole database into the empty file `target`, while others read and write it.
       * Rejects with `StoreOpenError` when there is no sound database.
       */
      copyTo(target: string): Promise<BackupContents>;
    }
  /** The host of the database makes its backups. */
  | { readonly kind: "hosted" };
