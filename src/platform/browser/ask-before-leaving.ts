const checks: (() => boolean)[] = [];

/** Lets the browser, and «Salir», ask before they close or reload the page while something is unsaved. */
export function askBeforeLeaving(isUnsaved: () => boolean): void {
  if (checks.length === 0) {
    window.addEventListener("beforeunload", (event) => {
      if (isAnythingUnsaved()) event.preventDefault();
    });
  }
  checks.push(isUnsaved);
}

export const isAnythingUnsaved = (): boolean => checks.some((isUnsaved) => isUnsaved());

/** Opens another page. The browser does not ask, because whoever cancelled would keep this one. */
export function leaveFor(address: string): void {
  checks.length = 0;
  location.assign(address);
}
