import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Keys of the networks of a client's address, the narrowest first: an IPv4 address; for IPv6 the /64,
 * which belongs to one client, and the /56 and the /48 around it, either of which one subscriber may
 * have.
 */
export type ClientNetworks = readonly [own: string, ...around: string[]];

/** All clients whose address cannot be parsed share one key. */
const UNREADABLE: ClientNetworks = ["unreadable"];

export function clientNetworks(address: string): ClientNetworks {
  const parsed = readAddress(address);
  if (parsed === null) return UNREADABLE;
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  const site = [a, b, c].map(hex).join(":");
  return [`${site}:${hex(d)}::/64`, `${site}:${hex(d & 0xff00)}::/56`, `${site}::/48`];
}

/**
 * Creates a function that tests whether an address is in `list`, which contains addresses and ranges
 * such as `10.0.0.0/8`.
 */
export function addressMatcher(list: readonly string[]): (address: string) => boolean {
  const listed = new BlockList();
  for (const entry of list) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const parsed = list.length === 0 ? null : readAddress(address);
    return parsed !== null && listed.check(parsed.toString(), parsed.kind());
  };
}

/**
 * Parses an address in any spelling, optionally with a port (`203.0.113.7:443`, `[2001:db8::1]:443`).
 * An IPv4 address mapped into IPv6 becomes the IPv4 address.
 */
function readAddress(address: string) {
  const bare = withoutPort(address);
  // Stricter than the library, which reads 010.0.0.1 as octal and 1.2 as an address.
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

function hex(part: number): string {
  return part.toString(16);
}

function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
