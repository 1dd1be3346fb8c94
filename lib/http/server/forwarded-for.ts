import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "../../env.ts";
import { replaceHeader } from "./replace-header.ts";

const HEADER = "x-forwarded-for";

/**
 * Leaves in `X-Forwarded-For` what may be believed: the address of the client, for throttles and the audit log. It is the peer's
 * own, or, where that is one of the operator's proxies (`PLINTH_TRUSTED_PROXIES`), the last in the header that is none of them.
 * An entry that is no address ends the walk: what stands before it is nobody's word. Doing it twice changes nothing.
 */
export function keepTrueAddress(incoming: IncomingMessage): void {
  replaceHeader(incoming, HEADER, trueAddress(incoming.socket.remoteAddress, incoming.headers[HEADER]));
}

function trueAddress(peer: string | undefined, header: string | string[] | undefined): string {
  let address = readAddress(peer ?? "");
  if (!address) return "unknown";
  const told = String(header ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  for (const entry of told.reverse()) {
    if (!isTrusted(address)) break;
    const before = readAddress(entry);
    if (!before) break;
    address = before;
  }
  return address;
}

/** One spelling of an address that may have a port, brackets, a zone, or be IPv4 within IPv6; null where it is none. */
function readAddress(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, "");
  return isIP(address) ? ipaddr.process(address).toString() : null;
}

function isTrusted(address: string): boolean {
  return trustedNetworks().check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

let known: { setting: string; networks: BlockList } | undefined;

function trustedNetworks(): BlockList {
  const setting = env().PLINTH_TRUSTED_PROXIES;
  if (known?.setting !== setting) known = { setting, networks: readNetworks(setting) };
  return known.networks;
}

function readNetworks(setting: string): BlockList {
  const networks = new BlockList();
  const given = setting.split(",").map((one) => one.trim());
  for (const one of given.filter(Boolean)) {
    const [network = "", bits] = one.split("/");
    const isSixth = isIP(network) === 6;
    networks.addSubnet(network, Number(bits ?? (isSixth ? 128 : 32)), isSixth ? "ipv6" : "ipv4");
  }
  return networks;
}
