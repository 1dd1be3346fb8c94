import type { FormatRow } from "../../../imports/export-row.ts";
import { utcDay } from "../../../time.ts";
import type { VendorAccount, VendorSession } from "../connector.ts";
import { at, countOf, idOf, listOf, textOf, timeOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { askGraph } from "./ask-graph.ts";

const FIELDS = "id,user_id,username,name,account_type,profile_picture_url,followers_count";
const DAY_MS = 86_400_000;
/** Instagram keeps figures of the account for so long, and is asked for at most so many days at once. */
const KEPT_DAYS = 90;
const ASKED_DAYS = 30;
/** With fewer followers there is no series. */
const MIN_FOLLOWERS = 100;

/** The account whose owner agreed. @throws VendorFailure `account_unfit` for a personal one */
export async function readAccount(session: VendorSession): Promise<VendorAccount> {
  const body = await askGraph(session, "me", { fields: FIELDS });
  const user = listOf(at(body, "data"))[0] ?? body;
  if (textOf(at(user, "account_type"))?.toLowerCase() === "personal")
    throw new VendorFailure(
      "account_unfit",
      "Instagram lets only business and creator accounts be read. Change the account's type in its settings, then connect again.",
    );
  const id = idOf(at(user, "user_id")) ?? idOf(at(user, "id"));
  const handle = textOf(at(user, "username"))?.replace(/^@/, "");
  if (!id || !handle)
    throw new VendorFailure("contract_changed", "Instagram did not say which account was connected.");
  return {
    id,
    handle,
    name: textOf(at(user, "name")) ?? null,
    picture: textOf(at(user, "profile_picture_url")) ?? null,
    followers: countOf(at(user, "followers_count")) ?? null,
  };
}

const AUDIENCE = "Followers of earlier days";
const PARTLY = `${AUDIENCE}: Instagram says how many joined on each of the last 90 days, not how many left, so the numbers for those days may be a little low.`;
const FEW = `${AUDIENCE}: Instagram gives them only for accounts with 100 or more followers.`;
const REFUSED = `${AUDIENCE}: the permission to read insights was not given. Connect again and allow it.`;
const NONE = `${AUDIENCE}: Instagram did not give them. From the first sync on, one figure is kept per day.`;

/** Followers of each of the last 90 days: the number of today less those who came since. */
export async function readAudience(
  session: VendorSession,
  id: string,
  followers: number | null,
): Promise<{ rows: FormatRow[]; missing: string[] }> {
  if (followers === null) return { rows: [], missing: [NONE] };
  if (followers < MIN_FOLLOWERS) return { rows: [], missing: [FEW] };
  const gains = new Map<string, number>();
  const until = Math.floor(session.now.getTime() / DAY_MS) * DAY_MS;
  try {
    for (let days = 0; days < KEPT_DAYS; days += ASKED_DAYS) {
      const end = until - days * DAY_MS;
      await addGains(session, id, { from: end - ASKED_DAYS * DAY_MS, end, gains });
    }
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    if (error.kind === "permission_missing") return { rows: [], missing: [REFUSED] };
    // Days before those that it keeps are refused; later ones were read.
    if (error.kind !== "contract_changed" && error.kind !== "not_found") throw error;
  }
  const rows: FormatRow[] = [];
  let standing = followers;
  for (const [day, gained] of [...gains].sort().toReversed()) {
    rows.push({ kind: "account_day", day: { date: new Date(day), followers: standing } });
    standing = Math.max(0, standing - gained);
  }
  return { rows: rows.toReversed(), missing: [rows.length > 0 ? PARTLY : NONE] };
}

type Asked = { from: number; end: number; gains: Map<string, number> };

async function addGains(session: VendorSession, id: string, { from, end, gains }: Asked): Promise<void> {
  const body = await askGraph(session, `${id}/insights`, {
    metric: "follower_count",
    period: "day",
    since: `${from / 1_000}`,
    until: `${end / 1_000}`,
  });
  const series = listOf(at(body, "data")).find((one) => at(one, "name") === "follower_count");
  for (const entry of listOf(at(series, "values"))) {
    const [gained, over] = [at(entry, "value"), timeOf(at(entry, "end_time"))];
    if (!over || typeof gained !== "number" || !Number.isSafeInteger(gained)) continue;
    // A day ends at midnight in California, which is in the morning of the next day in UTC.
    const day = utcDay(new Date(over.getTime() - DAY_MS));
    if (day < utcDay(session.now)) gains.set(day, gained);
  }
}
