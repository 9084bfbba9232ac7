import { BlockList, isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** All clients whose address cannot be parsed share one key. */
const UNREADABLE = "unreadable";

/**
 * The key of a client's network: an IPv4 address, or the first `bits` bits of an IPv6 address. A /64
 * belongs to one client; one subscriber may have a /48.
 */
export function clientNetwork(address: string, bits: 64 | 48 = 64): string {
  if (isIPv4(address)) return address;
  const parsed = readAddress(address);
  if (parsed === null) return UNREADABLE;
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)}/${bits}`;
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

/** Parses an address in any spelling. An IPv4 address mapped into IPv6 becomes the IPv4 address. */
function readAddress(address: string) {
  // Stricter than the library, which reads 010.0.0.1 as octal and 1.2 as an address.
  return isIP(address) === 0 ? null : ipaddr.process(address);
}
