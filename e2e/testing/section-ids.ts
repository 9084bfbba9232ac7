/** The ids of the frozen edition's sections and of the footer, in their order. */
export const sectionIds = [
  "inicio",
  "acerca",
  "sede",
  "ediciones",
  "tematicas",
  "ponentes",
  "testimonios",
  "pie",
] as const;
