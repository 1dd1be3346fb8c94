import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Addresses and ranges that one key may be limited to. */
export const MOST_ADDRESSES = 20;

/** What IPv4 is put into within IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED_BITS = 96;
const LONGEST = { 4: 32, 6: 128 };

type Read = { spelling: string } | { wrong: string };

/**
 * One spelling of an address or a range in CIDR notation: IPv4 within IPv6 as IPv4, and of a range its first address.
 * @returns what is wrong with it instead, to follow the name of its field.
 */
export function readNetwork(text: string): Read {
  const [address = "", bits, ...more] = text.trim().split("/");
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || address.includes("%") || more.length > 0) return NOT_ONE;
  const longest = LONGEST[family];
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest)) {
    return { wrong: `must have a whole number from 1 to ${longest} after the slash` };
  }
  const parsed = ipaddr.parse(address);
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress();
  const prefix = Number(bits ?? longest) - (isMapped ? MAPPED_BITS : 0);
  if (prefix < 0) return NOT_ONE;
  if (prefix === 0) return { wrong: "must not be every address: without a list a key works from everywhere" };
  const plain = isMapped ? parsed.toIPv4Address() : parsed;
  const range = `${plain.toString()}/${prefix}`;
  if (prefix === (plain.kind() === "ipv4" ? 32 : 128)) return { spelling: plain.toString() };
  const kind = plain.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return { spelling: `${kind.networkAddressFromCIDR(range).toString()}/${prefix}` };
}

const NOT_ONE = { wrong: "must be an address such as 203.0.113.7, or a range such as 203.0.113.0/24" };

/**
 * What tells whether an address, as `clientAddress` tells it, is on a list; null of an empty one, which everybody is on.
 * @param networks as `readNetwork` spells them.
 */
export function openAddressList(networks: readonly string[]): ((address: string) => boolean) | null {
  if (networks.length === 0) return null;
  const list = new BlockList();
  for (const one of networks) {
    const [network = "", bits] = one.split("/");
    const isSixth = isIP(network) === 6;
    list.addSubnet(network, Number(bits ?? (isSixth ? 128 : 32)), isSixth ? "ipv6" : "ipv4");
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
  };
}
