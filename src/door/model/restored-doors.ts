interface RestoredDoor {
  readonly name: string;
  readonly secretHash: string;
  readonly closedAt: number | null;
}

/**
 * The doors after a backup is restored at `now`. Present doors stay as they are, so that closed links
 * stay closed and phones continue; doors that only the backup has are closed unless `keepOpen`.
 */
export function doorsAfterRestore<Door extends RestoredDoor>(
  present: readonly Door[],
  backup: readonly Door[],
  { now, keepOpen }: { readonly now: number; readonly keepOpen: boolean },
): Door[] {
  const known = new Set(present.flatMap(({ name, secretHash }) => [name, secretHash]));
  const unknown = backup.filter(
    ({ name, secretHash }) => !known.has(name) && !known.has(secretHash),
  );
  return [
    ...present,
    ...unknown.map((door) => (keepOpen ? door : { ...door, closedAt: door.closedAt ?? now })),
  ];
}
