/** The ids of the page's sections and of its footer, in their order. */
export const partIds = [
  "inicio",
  "acerca",
  "sede",
  "ediciones",
  "tematicas",
  "ponentes",
  "testimonios",
  "pie",
] as const;
