/**
 * Scrolls to the section with this id or, if it shows `text`, to the smallest element around it. The
 * frame alone scrolls, and not the page around it.
 */
export function scrollToEdited(section: string | null, text: string): void {
  const place = section === null ? null : document.getElementById(section);
  if (place === null) return;
  const within = text === "" ? undefined : smallestWith(place, text);
  const { top, height } = (within ?? place).getBoundingClientRect();
  const above = within ? Math.max(0, (innerHeight - height) / 3) : 0;
  scrollTo({ top: scrollY + top - above, behavior: "instant" });
}

function smallestWith(place: Element, text: string): Element | undefined {
  const wanted = plain(text);
  return [...place.querySelectorAll("*")].findLast((each) => plain(each.textContent) === wanted);
}

/** Removes the soft hyphens that the page inserts into long words. */
const plain = (text: string | null) =>
  (text ?? "")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
