import type { VendorSession } from "../connector.ts";
import { at, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

/** Asks the Graph API, in the version that the operator set. @param path below the version, such as `me` */
export async function askGraph(
  { ask, settings }: VendorSession,
  path: string,
  query: Record<string, string>,
): Promise<unknown> {
  const start = `https://graph.instagram.com/${settings.API_VERSION}`;
  const { body } = await ask({ url: new URL(`${start}/${path}?${new URLSearchParams(query)}`) });
  return body;
}

/** A page of a list; `next` is null behind the last one, however short a page is. */
export async function askList(
  session: VendorSession,
  path: string,
  { after, ...query }: Record<string, string> & { after?: string },
): Promise<{ found: unknown[]; next: string | null }> {
  const body = await askGraph(session, path, { ...query, ...(after !== undefined && { after }) });
  const found = at(body, "data");
  if (!Array.isArray(found))
    throw new VendorFailure("contract_changed", "Instagram gave a list that cannot be read.");
  const address = textOf(at(body, "paging", "next"));
  if (address === undefined) return { found, next: null };
  // Of the address only the cursor is taken: a token may stand in it.
  const named = URL.canParse(address) ? new URL(address).searchParams.get("after") : null;
  const next = textOf(at(body, "paging", "cursors", "after")) ?? named;
  if (!next) throw new VendorFailure("contract_changed", "Instagram did not say where its list continues.");
  return { found, next };
}
