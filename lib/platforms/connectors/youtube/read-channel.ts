import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { toAccount } from "./to-account.ts";
import { DATA } from "./youtube-addresses.ts";

/** The channel as it is now, and the id of the list of its uploads. */
export async function readChannel(
  { ask }: VendorSession,
  { account, role }: SyncRequest,
): Promise<{ page: Omit<SyncPage, "cursor">; uploads: string; followers: number | null }> {
  const which: Record<string, string> = role === "own" ? { mine: "true" } : { id: account.id };
  const query = new URLSearchParams({ part: "snippet,statistics,contentDetails", ...which });
  const { body } = await ask({ url: new URL(`${DATA}/channels?${query}`), cost: { units: 1 } });
  const items = listOf(at(body, "items"));
  const item = items.find((one) => at(one, "id") === account.id) ?? items[0];
  const [now] = toAccount(item);
  const uploads = textOf(at(item, "contentDetails", "relatedPlaylists", "uploads"));
  if (!now || now.id !== account.id || !uploads)
    throw new VendorFailure("account_unfit", "The YouTube channel no longer exists.");
  return { page: { step: "account", rows: [], account: now }, uploads, followers: now.followers };
}
