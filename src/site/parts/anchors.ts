/** The id of a talk in the programme. */
export function talkAnchor(place: number): string {
  return `charla-${place + 1}`;
}

/** The id of a speaker's card; `id` is that of the content. */
export function speakerAnchor(id: string): string {
  return `ponente-${id}`;
}
