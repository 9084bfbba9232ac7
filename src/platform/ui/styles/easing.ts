/** The curve of all motion that scripts start: `--ease` of the styles, as animations read no custom property. */
export const EASING = "cubic-bezier(0.2, 0.7, 0.1, 1)";
