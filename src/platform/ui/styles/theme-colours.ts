/** The present value of a colour token, for drawing on a canvas. */
export function themeColour(name: "background" | "text" | "accent" | "yellow" | "green"): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  if (value === "") throw new Error(`The style sheets have no colour --${name}`);
  return value;
}
