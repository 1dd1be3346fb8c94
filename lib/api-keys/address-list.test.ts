import { describe, expect, it } from "vitest";
import { openAddressList, readNetwork } from "./address-list.ts";

describe("one spelling of an address or a range", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7/32 ", "203.0.113.7"],
    ["203.0.113.77/24", "203.0.113.0/24"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["2001:db8:1:2:3::/64", "2001:db8:1:2::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7/120", "203.0.113.0/24"],
  ])("%s is %s", (given, spelling) => expect(readNetwork(given)).toEqual({ spelling }));

  it.each([
    ["", /^must be an address such as/],
    ["plinth.example", /^must be an address such as/],
    ["010.0.0.1", /^must be an address such as/],
    ["10.1", /^must be an address such as/],
    ["fe80::1%eth0", /^must be an address such as/],
    ["10.0.0.0/8/8", /^must be an address such as/],
    ["::ffff:10.0.0.1/8", /^must be an address such as/],
    ["10.0.0.0/33", /^must have a whole number from 1 to 32/],
    ["2001:db8::/129", /^must have a whole number from 1 to 128/],
    ["10.0.0.0/", /^must have a whole number/],
    ["0.0.0.0/0", /^must not be every address/],
    ["::/0", /^must not be every address/],
  ])("%j is none", (given, wrong) =>
    expect(readNetwork(given)).toEqual({ wrong: expect.stringMatching(wrong) }),
  );
});

it("says who is on a list, and lets everybody in without one", () => {
  expect(openAddressList([])).toBeNull();
  const isListed = openAddressList(["203.0.113.0/24", "198.51.100.7", "2001:db8:1:2::/64"]);
  const listed = ["203.0.113.255", "198.51.100.7", "2001:db8:1:2:ffff::1", "::ffff:203.0.113.9"];
  const others = ["203.0.114.0", "198.51.100.8", "2001:db8:1:3::1", "::1", "unknown", ""];
  expect(listed.map((one) => isListed?.(one))).toEqual(listed.map(() => true));
  expect(others.map((one) => isListed?.(one))).toEqual(others.map(() => false));
});
