/** What `use` does with the browser's storage; `null` where the browser refuses it, or `use` cannot read what it has. */
export function inStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
