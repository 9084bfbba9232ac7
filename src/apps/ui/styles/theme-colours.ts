/** The page's colours as its style sheets have them, for what draws on a canvas. */
export const themeColours = {
  get ground() {
    return token("ground");
  },
  get text() {
    return token("text");
  },
  get red() {
    return token("red");
  },
  get yellow() {
    return token("yellow");
  },
  get green() {
    return token("green");
  },
};

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
