/** Whether the site has a newer build of this page, which React renders in an element of the body with an id. */
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
