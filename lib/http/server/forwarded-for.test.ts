import type { IncomingMessage } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { env, rereadEnv } from "#lib/env.ts";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { serveHandlers } from "#scripts/testing/serve-handlers.ts";
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
  ["a single proxy without a mask", "10.0.0.1", "198.51.100.7", "10.0.0.1", "198.51.100.7"],
  ["a neighbour of that proxy", "10.0.0.2", "198.51.100.7", "10.0.0.1", "10.0.0.2"],
  ["a proxy on IPv6", "fd00::1", "198.51.100.7", "fd00::/8", "198.51.100.7"],
  ["one spelling: IPv4 in IPv6", "10.0.0.1", "::FFFF:198.51.100.7", "10.0.0.0/8", "198.51.100.7"],
  ["one spelling: IPv6", "10.0.0.1", "2001:0DB8:0:0::7", "10.0.0.0/8", "2001:db8::7"],
  ["with a port", "10.0.0.1", "198.51.100.7:4711", "10.0.0.0/8", "198.51.100.7"],
  ["IPv6 with a port", "10.0.0.1", "[2001:db8::7]:4711", "10.0.0.0/8", "2001:db8::7"],
  ["no address in the list: the proxy", "10.0.0.1", "198.51.100.7, unknown", "10.0.0.0/8", "10.0.0.1"],
  ["nothing before one that is none", "10.0.0.1", "1.2.3.4, x, 10.9.9.9", "10.0.0.0/8", "10.9.9.9"],
  ["shorthand is no address", "10.0.0.1", "0x7f.1", "10.0.0.0/8", "10.0.0.1"],
  ["empty entries", "10.0.0.1", " , 198.51.100.7 ,, ", "10.0.0.0/8", "198.51.100.7"],
])("%s", (_, peer, header, trusted, expected) => {
  expect(tell(peer, header, trusted)).toBe(expected);
});

it("a server gives a handler the address of the socket, however many headers the client writes", async () => {
  const told: unknown[] = [];
  const served = await serveHandlers({}, (incoming, outgoing) => {
    told.push(incoming.headers["x-forwarded-for"]);
    outgoing.end();
  });
  const forged = ["X-Forwarded-For: 198.51.100.1", "x-forwarded-for: 127.0.0.1, ::1"];
  const trust = (setting: string) => {
    vi.stubEnv("PLINTH_TRUSTED_PROXIES", setting);
    rereadEnv();
  };
  await sendRaw(served.port, rawRequest("GET /page HTTP/1.1", forged));
  trust("127.0.0.0/8");
  await sendRaw(served.port, rawRequest("GET /page HTTP/1.1", forged));
  trust("127.0.0.0/8, ::1");
  await sendRaw(served.port, rawRequest("GET /page HTTP/1.1", forged));
  await served.close();
  expect(told).toEqual(["127.0.0.1", "::1", "198.51.100.1"]);
});

it.each(["10.0.0.0/33", "10.0.0/8", "proxy.example", "10.0.0.1 10.0.0.2", "::/129", "10.0.0.0/8/8"])(
  "%s is refused at the start",
  (setting) => {
    vi.stubEnv("PLINTH_TRUSTED_PROXIES", setting);
    rereadEnv();
    expect(() => env()).toThrow("PLINTH_TRUSTED_PROXIES");
  },
);
