import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** Of IPv6 one connection gets a whole /64 (RFC 6177): each of its addresses counted by itself would be no limit at all. */
const BITS = 64;

/**
 * What counts as one place on the network.
 * @param address as `clientAddress` tells it
 * @returns an IPv4 address or whatever else stands there as it is, of IPv6 the network of 64 bits.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*$/, "")}/${BITS}`).toString();
}
