/** The theme's colours for what style sheets cannot reach; a test holds them to `tokens.css`. */
export const themeColours = {
  ground: "#0d0506",
  text: "#fbf1ea",
  red: "#ff3344",
  yellow: "#ffd02b",
  green: "#45e08d",
} as const;
