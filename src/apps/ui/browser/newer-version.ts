/**
 * Whether the site has published this page with another program than `program`, the URL in its own HTML;
 * the server may then lack the files of this one. `mark` is a text that every build of the page contains.
 */
export async function isReplaced(
  program: string | null | undefined,
  mark: string,
): Promise<boolean> {
  try {
    if (!program) return false;
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    // A network that asks for a log-in answers with a page of its own.
    return page.includes(mark) && !page.includes(`"${program}"`);
  } catch {
    return false;
  }
}

/** The same for a page that the browser alone renders, in the element with an id in its body. */
export function isAppReplaced(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]");
  const root = document.querySelector("body > [id]");
  return isReplaced(script?.getAttribute("src"), `id="${root?.id}"`);
}
