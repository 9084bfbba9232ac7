/** Takes the secret of a personal link out of the address, so that no history or screenshot keeps it. */
export function takeLink(): string | null {
  const secret = location.hash.slice(1);
  if (secret === "") return null;
  history.replaceState(history.state, "", location.pathname);
  return secret;
}
