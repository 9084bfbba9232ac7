import { isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What stands for one visitor's connection: an IPv4 address whole, of an IPv6 address the /64
 * (`2001:db8:0:7::/64`), since everybody who has one has all of its addresses.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return `${expand(address).slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // An IPv4 tail stands for two groups, and is never part of the network.
  const plain = address.replace(/%.*$/, "").replace(/\d+\.\d+\.\d+\.\d+$/, "0:0");
  const [head = "", tail] = plain.split("::");
  const first = groupsOf(head);
  const last = groupsOf(tail ?? "");
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => "0");
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}
