import type { VendorAccount, VendorSession } from "../connector.ts";
import { at, countOf, idOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { FIELDS, type Media, toMedia } from "./to-post.ts";

const PAGE = 50;
const ACCOUNT = "id,username,name,profile_picture_url,followers_count";
const NONE =
  "Instagram shows no business or creator account with that name. Personal accounts, and those with an age limit, cannot be read: import files instead.";

/** The operator's token for business discovery; it is not one of Instagram's own login. */
export function operatorAccess(settings: VendorSession["settings"]) {
  const { DISCOVERY_TOKEN: access, DISCOVERY_ACCOUNT: accountId } = settings;
  return access && accountId ? { access, accountId } : null;
}

/** Somebody else's business or creator account. @throws VendorFailure `not_found` for any other */
export async function findWatched(session: VendorSession, handle: string): Promise<VendorAccount> {
  return toAccount(await askDiscovery(session, handle, ACCOUNT));
}

export type Discovered = { account: VendorAccount; media: Media[]; next: string | null };

/** The account, and a page of its posts, newest first; of their figures likes and the number of comments are public. */
export async function discoverPage(
  session: VendorSession,
  handle: string,
  after: string | null,
): Promise<Discovered> {
  const place = after === null ? "" : `.after(${after})`;
  const found = await askDiscovery(session, handle, `${ACCOUNT},media${place}.limit(${PAGE}){${FIELDS}}`);
  const media = at(found, "media");
  const list = listOf(at(media, "data"));
  const isList = media === undefined || Array.isArray(at(media, "data"));
  if (!isList || list.some((one) => !idOf(at(one, "id"))))
    throw new VendorFailure("contract_changed", "Instagram gave a list that cannot be read.");
  // Behind the last page the cursor leads to an empty one.
  const next = list.length > 0 ? textOf(at(media, "paging", "cursors", "after")) : undefined;
  if (next !== undefined && !/^[\w=-]+$/.test(next))
    throw new VendorFailure("contract_changed", "Instagram did not say where its list continues.");
  return { account: toAccount(found), media: list.flatMap((one) => toMedia(one) ?? []), next: next ?? null };
}

/** https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/business_discovery */
async function askDiscovery(
  { ask, settings }: VendorSession,
  handle: string,
  fields: string,
): Promise<unknown> {
  // What stands in the brackets is a name, and nothing else.
  if (!/^[\w.]{1,30}$/.test(handle)) throw new VendorFailure("not_found", NONE);
  const start = `https://graph.facebook.com/${settings.API_VERSION}/${settings.DISCOVERY_ACCOUNT}`;
  const query = new URLSearchParams({ fields: `business_discovery.username(${handle}){${fields}}` });
  try {
    const { body } = await ask({ url: new URL(`${start}?${query}`) });
    return at(body, "business_discovery");
  } catch (error) {
    if (error instanceof VendorFailure && error.kind === "not_found")
      throw new VendorFailure("not_found", NONE);
    throw error;
  }
}

function toAccount(user: unknown): VendorAccount {
  const [id, handle] = [idOf(at(user, "id")), textOf(at(user, "username"))];
  if (!id || !handle) throw new VendorFailure("not_found", NONE);
  return {
    id,
    handle,
    name: textOf(at(user, "name")) ?? null,
    picture: textOf(at(user, "profile_picture_url")) ?? null,
    followers: countOf(at(user, "followers_count")) ?? null,
  };
}
