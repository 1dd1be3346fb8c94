import ipaddr from "ipaddr.js";
import { env } from "../env.ts";

/** IPv6 that is routed on the internet (RFC 4291, IANA): everything else is special. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Whether outgoing requests may reach a literal IP address.
 * @param hostname an IPv4 or IPv6 address in any spelling, IPv6 also in brackets
 * @returns `public`; `allowed` when it is not public but in a network that the operator allows (plain http may be spoken
 *   there); `forbidden` when it is private, loopback, link-local or otherwise not public; null when it is no literal address
 */
export function classifyAddress(hostname: string): "public" | "allowed" | "forbidden" | null {
  const address = literalAddress(hostname);
  if (!address) return null;
  if (isAllowedPrivate(address)) return "allowed";
  return isPublicAddress(address) ? "public" : "forbidden";
}

function literalAddress(hostname: string): Address | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function isPublicAddress(address: Address): boolean {
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6)) return false;
  return address.range() === "unicast";
}

function isAllowedPrivate(address: Address): boolean {
  const networks = env()
    .PLINTH_ALLOWED_PRIVATE_CIDRS.split(",")
    .map((cidr) => cidr.trim());
  return networks.filter(ipaddr.isValidCIDR).some((cidr) => {
    const [network, bits] = ipaddr.parseCIDR(cidr);
    if (network.kind() !== address.kind()) return false;
    return address.match([network, bits] as [ipaddr.IPv4 & ipaddr.IPv6, number]);
  });
}
