import { expect, test } from "vitest";
import { addressMatcher, clientNetworks } from "./client-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::5]:443", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
])("%s belongs to %s", (address, network) => {
  expect(clientNetworks(address)[0]).toBe(network);
});

test.each([
  "unknown",
  "",
  "203.000.113.007",
  "0313.0.113.7",
  "203.0.113",
  "0x7f000001",
  "[203.0.113.7",
  "2001:db8::1:443:::",
  "9".repeat(7000),
])("an address that cannot be read shares one short key: %.20s", (address) => {
  expect(clientNetworks(address)).toEqual(["unreadable"]);
});

test("an IPv6 address also belongs to the networks that a subscriber may hold", () => {
  expect(clientNetworks("2001:db8:1:ab02::5")).toEqual([
    "2001:db8:1:ab02::/64",
    "2001:db8:1:ab00::/56",
    "2001:db8:1::/48",
  ]);
  expect(clientNetworks("203.0.113.7")).toEqual(["203.0.113.7"]);
});

test("an address is found in a list of addresses and ranges, in any spelling", () => {
  const isListed = addressMatcher(["203.0.113.7", "198.51.100.0/24", "2001:db8:1::/48"]);
  for (const listed of [
    "203.0.113.7",
    "::ffff:203.0.113.7",
    "198.51.100.9:80",
    "2001:db8:1:9::1",
  ]) {
    expect(isListed(listed), listed).toBe(true);
  }
  for (const other of ["203.0.113.8", "198.51.101.9", "2001:db8:2::1", "unknown"]) {
    expect(isListed(other), other).toBe(false);
  }
});
