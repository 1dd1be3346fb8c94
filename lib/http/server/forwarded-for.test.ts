import type { IncomingMessage } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { keepTrueAddress } from "./forwarded-for.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  rereadEnv();
});

function tell(peer: string, header: string | undefined, trusted: string) {
  vi.stubEnv("PLINTH_TRUSTED_PROXIES", trusted);
  rereadEnv();
  const rawHeaders = ["Host", "a", ...(header === undefined ? [] : ["X-Forwarded-For", header])];
  const incoming = {
    socket: { remoteAddress: peer },
    headers: { host: "a", "x-forwarded-for": header },
    rawHeaders,
  };
  keepTrueAddress(incoming as unknown as IncomingMessage);
  expect(incoming.rawHeaders.filter((_, n) => n % 2 === 0)).toEqual(["Host", "x-forwarded-for"]);
  expect(incoming.rawHeaders.at(-1)).toBe(incoming.headers["x-forwarded-for"]);
  return incoming.headers["x-forwarded-for"];
}

it.each([
  ["nobody is trusted: the peer", "203.0.113.9", "198.51.100.7", "", "203.0.113.9"],
  ["no header: the peer", "203.0.113.9", undefined, "10.0.0.0/8", "203.0.113.9"],
  ["a proxy tells it", "10.0.0.1", "198.51.100.7", "10.0.0.0/8", "198.51.100.7"],
  [
    "what the client itself wrote before is not believed",
    "10.0.0.1",
    "1.2.3.4, 198.51.100.7",
    "10.0.0.0/8",
    "198.51.100.7",
  ],
  ["two proxies", "10.0.0.1", "198.51.100.7, 10.9.9.9", "10.0.0.0/8", "198.51.100.7"],
  ["another network than the proxies'", "192.0.2.1", "198.51.100.7", "10.0.0.0/8, fd00::/8", "192.0.2.1"],
  ["IPv6, and IPv4 in it", "::ffff:10.0.0.1", "2001:db8::7", "10.0.0.0/8", "2001:db8::7"],
  ["nothing but proxies: the first", "10.0.0.1", "10.0.0.2", "10.0.0.0/8", "10.0.0.2"],
])("%s", (_, peer, header, trusted, expected) => {
  expect(tell(peer, header, trusted)).toBe(expected);
});
