import ipaddr from "ipaddr.js";
import { z } from "zod";
import { env } from "../env.ts";

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa|localdomain)\.?$/i;
/** IPv6 that is routed on the internet (RFC 4291, IANA): everything else is special. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/** An address that a user gives us to send to: a public HTTPS URL, normalised. */
export const PublicUrl = z
  .string()
  .max(2_000)
  .superRefine((text, context) => {
    const why = whyNotPublic(text);
    if (why) context.addIssue({ code: "custom", message: `${why}; expected a public HTTPS address` });
  })
  .transform((text) => new URL(text).href);

/**
 * Why an address may not be sent to, or null when it may: HTTPS, no user information, no literal address that is
 * private, loopback, link-local or otherwise not public, in any spelling (the URL parser normalises those). Networks that
 * the operator allows count as public, with plain http too. Names are judged again at every connect.
 */
export function whyNotPublic(text: string): string | null {
  if (!URL.canParse(text)) return "not a URL";
  const url = new URL(text);
  if (url.username || url.password) return "carries a user name";
  const literal = literalAddress(url.hostname);
  const allowed = literal !== null && isAllowedPrivate(literal);
  if (url.protocol !== "https:" && !(allowed && url.protocol === "http:")) return "does not use https";
  const reachable = literal ? allowed || isPublicAddress(literal) : !LOCAL_NAME.test(url.hostname);
  return reachable ? null : "cannot be reached from the internet";
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

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
