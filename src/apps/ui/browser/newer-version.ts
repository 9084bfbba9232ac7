/** Whether the site has another `program` than this page; `mark` is a text that each of its builds contains. */
export async function isReplaced(program: string | null | undefined, mark: string) {
  try {
    if (!program) return false;
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    // A captive portal answers with a page of its own.
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
