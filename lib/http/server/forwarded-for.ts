import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { env } from "../../env.ts";

const HEADER = "x-forwarded-for";

/**
 * Leaves in `X-Forwarded-For` what may be believed: the address of the client, for throttles and the audit log. It is the peer's
 * own, or, where that is one of the operator's proxies (`PLINTH_TRUSTED_PROXIES`), the last in the header that is none of them.
 */
export function keepTrueAddress(incoming: IncomingMessage): void {
  const address = trueAddress(incoming.socket.remoteAddress ?? "unknown", incoming.headers[HEADER]);
  incoming.headers[HEADER] = address;
  const raw: string[] = [];
  for (let n = 0; n < incoming.rawHeaders.length; n += 2) {
    const [name = "", value = ""] = incoming.rawHeaders.slice(n, n + 2);
    if (name.toLowerCase() !== HEADER) raw.push(name, value);
  }
  incoming.rawHeaders = [...raw, HEADER, address];
}

function trueAddress(peer: string, header: string | string[] | undefined): string {
  const told = String(header ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const way = [...told, peer];
  while (way.length > 1 && isTrusted(way.at(-1) ?? "")) way.pop();
  return way.at(-1) ?? peer;
}

function isTrusted(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return trustedNetworks().some(
    ([network, bits]) =>
      network.kind() === address.kind() &&
      address.match([network, bits] as [ipaddr.IPv4 & ipaddr.IPv6, number]),
  );
}

function trustedNetworks(): [ipaddr.IPv4 | ipaddr.IPv6, number][] {
  const given = env()
    .PLINTH_TRUSTED_PROXIES.split(",")
    .map((one) => one.trim());
  return given.filter(ipaddr.isValidCIDR).map((cidr) => ipaddr.parseCIDR(cidr));
}
