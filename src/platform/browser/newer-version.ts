/** The HTML of this page as the site has it now, and whether it is of this build; empty if it cannot be had. */
export async function publishedPage() {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  const html = answer?.ok ? await answer.text().catch(() => "") : "";
  return { html, isSameBuild: html.includes(`"${script}"`) };
}

/** Whether the site has a newer build of this page, which React renders in an element of the body with an id. */
export async function isAppReplaced(): Promise<boolean> {
  const root = document.querySelector("body > [id]");
  const { html, isSameBuild } = await publishedPage();
  // A captive portal answers with a page of its own.
  return html.includes(`id="${root?.id}"`) && !isSameBuild;
}
