/** Lets the browser ask before it closes or reloads the page while something is unsaved. */
export function askBeforeLeaving(isUnsaved: () => boolean): void {
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
