/** Returns what `use` returns, or `null` where it throws, as where the browser refuses its storage. */
export function inStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
