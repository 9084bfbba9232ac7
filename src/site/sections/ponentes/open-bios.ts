/** Keeps a speaker's bio open by a press until the next one, and takes bios away by Escape. */
export function openBios(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-bio] button") : null;
    const isOpen = button?.getAttribute("aria-expanded") === "true";
    button?.setAttribute("aria-expanded", String(!isOpen));
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") document.querySelectorAll("[data-bio]").forEach(dismiss);
  });
}

/** A bio that is shown on hover or focus comes back once both have left it. */
function dismiss(bio: Element): void {
  const life = new AbortController();
  const comeBack = () => {
    bio.removeAttribute("data-dismissed");
    life.abort();
  };
  bio.setAttribute("data-dismissed", "");
  bio.querySelector("button")?.setAttribute("aria-expanded", "false");
  bio.closest("li")?.addEventListener("pointerleave", comeBack, life);
  bio.addEventListener("focusout", comeBack, life);
}
