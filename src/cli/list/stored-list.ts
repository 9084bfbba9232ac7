import type { Participant } from "../../domain/carnet/participant.ts";
import type { Store } from "../../store/port/store.ts";

/** All participants of the store, by carnet. */
export async function storedList(store: Store): Promise<readonly Participant[]> {
  const list: Participant[] = [];
  for await (const participant of store.exportParticipants()) list.push(participant);
  return list;
}
