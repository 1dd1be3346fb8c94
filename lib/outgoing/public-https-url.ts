import ipaddr from "ipaddr.js";
import { env } from "../env.ts";
import { Problem } from "../problems.ts";

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa|localdomain)\.?$/i;

/**
 * An address that a user gave us to send to, when it is a public HTTPS URL: no user information, no literal address that
 * is private, loopback, link-local or otherwise not public, in any spelling (the URL parser normalises those). Networks
 * that the operator allows count as public, with plain http too. Names are judged again at every connect.
 * @returns the normalised URL.
 * @throws Problem 422 `Invalid URL`.
 */
export function publicHttpsUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw refused("it is not a URL");
  if (url.username || url.password) throw refused("it carries a user name");
  const literal = literalAddress(url.hostname);
  const allowed = literal !== null && isAllowedPrivate(literal);
  if (url.protocol !== "https:" && !(allowed && url.protocol === "http:"))
    throw refused("it does not use https");
  if (literal ? !allowed && !isPublicAddress(literal) : LOCAL_NAME.test(url.hostname)) {
    throw refused("it cannot be reached from the internet");
  }
  return url.href;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function literalAddress(hostname: string): Address | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function isPublicAddress(address: Address): boolean {
  return address.range() === "unicast";
}

function isAllowedPrivate(address: Address): boolean {
  const networks = env()
    .PLINTH_ALLOWED_PRIVATE_CIDRS.split(",")
    .map((cidr) => cidr.trim());
  return networks.filter(ipaddr.isValidCIDR).some((cidr) => {
    const [network, bits] = ipaddr.parseCIDR(cidr);
    return (
      network.kind() === address.kind() &&
      address.match([network, bits] as [ipaddr.IPv4 & ipaddr.IPv6, number])
    );
  });
}

function refused(why: string): Problem {
  return new Problem("Invalid URL", `The URL is refused: ${why}. It must be a public HTTPS address.`, {
    errors: [{ pointer: "/webhook_url", detail: why }],
  });
}
