import type { VendorAccount, VendorSession } from "../connector.ts";
import { at, countOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";

const USER = "https://open.tiktokapis.com/v2/user/info/";
const FIELDS = "open_id,avatar_url,display_name,username";

export type User = { account: VendorAccount; mayReadFollowers: boolean };

/** The account whose owner agreed; its followers are null without the permission for figures. */
export async function readUser(session: VendorSession): Promise<User> {
  try {
    return { account: await askUser(session, `${FIELDS},follower_count`), mayReadFollowers: true };
  } catch (error) {
    if (!(error instanceof VendorFailure) || error.kind !== "permission_missing") throw error;
    return { account: await askUser(session, FIELDS), mayReadFollowers: false };
  }
}

async function askUser({ ask }: VendorSession, fields: string): Promise<VendorAccount> {
  const { body } = await ask({ url: new URL(`${USER}?fields=${fields}`), cost: { user_info: 1 } });
  const user = at(body, "data", "user");
  const [id, handle] = [textOf(at(user, "open_id")), textOf(at(user, "username"))];
  if (!id || !handle)
    throw new VendorFailure("contract_changed", "TikTok did not say which account was connected.");
  return {
    id,
    handle: handle.replace(/^@/, ""),
    name: textOf(at(user, "display_name")) ?? null,
    picture: textOf(at(user, "avatar_url")) ?? null,
    followers: countOf(at(user, "follower_count")) ?? null,
  };
}
