/** The theme's colours, for code that style sheets do not reach; a test compares them to `tokens.css`. */
export const themeColours = {
  ground: "#0d0506",
  text: "#fbf1ea",
  red: "#ff3344",
  yellow: "#ffd02b",
  green: "#45e08d",
} as const;
