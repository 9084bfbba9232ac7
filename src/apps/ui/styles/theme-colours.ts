/** The page's colours as its style sheets have them, for what draws on a canvas. */
export const themeColours = {
  get background() {
    return token("background");
  },
  get text() {
    return token("text");
  },
  get accent() {
    return token("accent");
  },
  get yellow() {
    return token("yellow");
  },
  get green() {
    return token("green");
  },
};

function token(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  if (value === "") throw new Error(`The style sheets have no colour --${name}`);
  return value;
}
