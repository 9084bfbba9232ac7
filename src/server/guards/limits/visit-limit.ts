import { NetworkBuckets } from "./network-buckets.ts";

/** A campus may have one address: decision 0010. */
export const VISITS_PER_ADDRESS = 480;
const DAY_MS = 86_400_000;

/** Limits how much a script without cookies can raise the counter: `perDay` at once, and as many a day. */
export function visitLimit(perDay: number): NetworkBuckets {
  return new NetworkBuckets(perDay, DAY_MS / perDay);
}
