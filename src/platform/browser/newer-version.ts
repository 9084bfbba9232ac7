/** Whether the site has a newer build than this page, which the browser alone renders in an element with an id in its body. */
export async function isAppReplaced(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const root = document.querySelector("body > [id]");
  try {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    // A captive portal answers with a page of its own.
    return page.includes(`id="${root?.id}"`) && !page.includes(`"${script}"`);
  } catch {
    return false;
  }
}
