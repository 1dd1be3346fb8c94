import type { VendorSession } from "../connector.ts";
import { at, countOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

export const HOST = "https://api.linkedin.com";

/**
 * Asks the versioned interface. Its addresses are put together as they are: in `List(…)` colons are encoded, brackets and commas are
 * not, which `URLSearchParams` would do.
 * @param path below `/rest/`, with its query
 * @param method of Rest.li, for finders that want it named
 */
export async function askRest(
  { ask, settings }: VendorSession,
  path: string,
  method?: "FINDER",
): Promise<unknown> {
  const headers = {
    "linkedin-version": settings.API_VERSION ?? "",
    "x-restli-protocol-version": "2.0.0",
    ...(method && { "x-restli-method": method }),
  };
  const { body } = await ask({ url: new URL(`${HOST}/rest/${path}`), headers });
  return body;
}

export type RestPage = { found: unknown[]; next: number | null };

/** A page of a list that goes by `start` and `count`; `next` is where the following one starts, null behind the last one. */
export async function askPage(
  session: VendorSession,
  path: string,
  { start, count, method }: { start: number; count: number; method?: "FINDER" },
): Promise<RestPage> {
  const place = `${path.includes("?") ? "&" : "?"}start=${start}&count=${count}`;
  const body = await askRest(session, `${path}${place}`, method);
  const found = at(body, "elements");
  if (!Array.isArray(found))
    throw new VendorFailure("contract_changed", "LinkedIn gave an answer that is not a list.");
  return { found, next: readNext(at(body, "paging"), { start, length: found.length }) };
}

/** All of a list that LinkedIn mostly gives whole, however many pages it makes of it. */
export async function askAll(session: VendorSession, path: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let start: number | null = 0; start !== null; ) {
    const body = await askRest(session, start === 0 ? path : `${path}&start=${start}`);
    const found = at(body, "elements");
    if (!Array.isArray(found))
      throw new VendorFailure("contract_changed", "LinkedIn gave an answer that is not a list.");
    all.push(...found);
    start = found.length > 0 ? readNext(at(body, "paging"), { start, length: found.length }) : null;
  }
  return all;
}

/** Of the address of the next page only its start is taken: the rest is known. */
function readNext(paging: unknown, { start, length }: { start: number; length: number }): number | null {
  const links = listOf(at(paging, "links"));
  const link = links.find((one) => at(one, "rel") === "next");
  const address = textOf(at(link, "href"));
  if (address !== undefined) {
    const named = URL.canParse(address, HOST) ? new URL(address, HOST).searchParams.get("start") : null;
    return Math.max(countOf(named ?? undefined) ?? 0, start + Math.max(1, length));
  }
  // A list that names neighbours names the next one too, where there is one.
  if (links.length > 0 || length === 0) return null;
  const total = countOf(at(paging, "total"));
  return total !== undefined && total > start + length ? start + length : null;
}

/** `urn:li:share:1` as it stands in paths, parameters and lists. */
export function encodeUrn(urn: string): string {
  return encodeURIComponent(urn);
}

/** A name in LinkedIn's namespace, such as `urn:li:share:1`. */
export function urnOf(value: unknown): string | undefined {
  const urn = textOf(value);
  return urn && /^urn:li:\w+:[\w-]+$/.test(urn) ? urn : undefined;
}
