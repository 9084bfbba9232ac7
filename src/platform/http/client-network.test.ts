import { expect, test } from "vitest";
import { addressMatcher, clientNetwork } from "./client-network.ts";

test.each([
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
])("%s belongs to %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test("a /48 holds all networks of one subscriber", () => {
  expect(clientNetwork("2001:db8:1:ab02::5", 48)).toBe("2001:db8:1::/48");
  expect(clientNetwork("203.0.113.7", 48)).toBe("203.0.113.7");
});

test.each(["", "203.000.113.007", "203.0.113", "9".repeat(7000)])(
  "an address that cannot be read shares one short key: %.20s",
  (address) => {
    expect(clientNetwork(address)).toBe("unreadable");
  },
);

test("an address is found in a list of addresses and ranges, in any spelling", () => {
  const isListed = addressMatcher(["203.0.113.7", "198.51.100.0/24", "2001:db8:1::/48"]);
  for (const listed of ["203.0.113.7", "::ffff:203.0.113.7", "198.51.100.9", "2001:db8:1:9::1"]) {
    expect(isListed(listed), listed).toBe(true);
  }
  for (const other of ["203.0.113.8", "198.51.101.9", "2001:db8:2::1", "unknown"]) {
    expect(isListed(other), other).toBe(false);
  }
});
