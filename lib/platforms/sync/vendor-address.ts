import type { Platform } from "../../formula/names.ts";
import { whyNotPublic } from "../../outgoing/public-url.ts";
import type { Connector } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { findBase } from "./platform-settings.ts";

/**
 * Where a request to a vendor's address goes: to that address, or with `<PLATFORM>_BASE_URL` to `BASE/HOST/PATH?QUERY`. An
 * address that stands behind the base already, as a stand-in may answer, stays as it is.
 * @throws VendorFailure `contract_changed` for an address that is not https, or that may not be reached (`lib/outgoing`).
 */
export function placeAddress(platform: Platform, url: URL): URL {
  const base = findBase(platform);
  if (!base && url.protocol !== "https:") throw refuse(`it gave an address that does not use https`);
  const placed = base ? behindBase(base, url) : url;
  const why = whyNotPublic(placed.href);
  if (why) throw refuse(`the address ${placed.host} ${why}`);
  return placed;
}

function behindBase(base: string, url: URL): URL {
  if (url.href.startsWith(`${base}/`)) return url;
  if (url.protocol !== "https:") throw refuse("it gave an address that does not use https");
  return new URL(`${base}/${url.host}${url.pathname}${url.search}`);
}

/**
 * Whether a token may go to an address: it belongs to one of the domains that the connector's own addresses of consent are in. What an
 * answer names as its next page could be anybody's.
 */
export function isVendors({ platform, consent, hosts = [] }: Connector, url: URL): boolean {
  const base = findBase(platform);
  const host = base && url.href.startsWith(`${base}/`) ? hostBehind(base, url) : url.host;
  const own = [consent.authorizeUrl, consent.tokenUrl, consent.revokeUrl].flatMap((one) =>
    one ? domainOf(new URL(one).host) : [],
  );
  return own.includes(domainOf(host)) || hosts.includes(host);
}

function hostBehind(base: string, url: URL): string {
  return url.href.slice(base.length + 1).split(/[/?#]/)[0] ?? "";
}

/** Vendors' domains have two labels. */
function domainOf(host: string): string {
  return host.split(".").slice(-2).join(".");
}

function refuse(why: string): VendorFailure {
  return new VendorFailure("contract_changed", `The platform's answer cannot be followed: ${why}.`);
}
