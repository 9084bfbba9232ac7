/** Whether the visitor asks for less motion; a browser that refuses the question gets all of it. */
export function prefersCalm(): boolean {
  try {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  } catch {
    return false;
  }
}
