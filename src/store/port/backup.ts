/** What a backup holds. */
export interface BackupContents {
  readonly participants: number;
  readonly visits: number;
}
