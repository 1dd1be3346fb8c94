import type { FormatRow } from "../../../imports/export-row.ts";
import { utcDay } from "../../../time.ts";
import type { VendorAccount, VendorSession } from "../connector.ts";
import { at, countOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { BUSINESS } from "./business-consent.ts";

const DAY_MS = 86_400_000;
/** The most days that one question may be about. */
const SERIES_DAYS = 60;
const FACTS = ["username", "display_name", "profile_image"];

export type BusinessAccount = { account: VendorAccount; days: FormatRow[]; missing: string[] };

/** The account, and the followers of each of the last days. Without the permissions for figures it is read without them. */
export async function readBusinessAccount(
  session: VendorSession,
  id: string,
  withDays = true,
): Promise<BusinessAccount> {
  const tries: [string[], boolean, string[]][] = [
    [["followers_count", "video_views"], withDays, []],
    [
      ["followers_count"],
      false,
      ["Followers of earlier days: the permission to read insights was not given."],
    ],
    [
      [],
      false,
      ["Followers: the permission to read the account's figures was not given. Connect again and allow it."],
    ],
  ];
  for (const [fields, isSeries, missing] of withDays ? tries : tries.slice(1)) {
    try {
      const data = await askAccount(session, id, [...FACTS, ...fields], isSeries);
      return { account: toAccount(data, id), days: isSeries ? toDays(data, session.now) : [], missing };
    } catch (error) {
      if (!(error instanceof VendorFailure) || error.kind !== "permission_missing") throw error;
    }
  }
  throw new VendorFailure(
    "permission_missing",
    "TikTok does not allow this account to be read. Connect again.",
  );
}

async function askAccount(
  { ask, now }: VendorSession,
  id: string,
  fields: string[],
  isSeries: boolean,
): Promise<unknown> {
  const query = new URLSearchParams({ business_id: id, fields: JSON.stringify(fields) });
  if (isSeries) {
    query.set("start_date", utcDay(new Date(now.getTime() - SERIES_DAYS * DAY_MS)));
    query.set("end_date", utcDay(new Date(now.getTime() - DAY_MS)));
  }
  const { body } = await ask({ url: new URL(`${BUSINESS}/business/get/?${query}`) });
  return at(body, "data");
}

function toAccount(data: unknown, id: string): VendorAccount {
  const handle = textOf(at(data, "username"))?.replace(/^@/, "");
  if (!handle) throw new VendorFailure("contract_changed", "TikTok did not say which account was connected.");
  return {
    id,
    handle,
    name: textOf(at(data, "display_name")) ?? null,
    picture: textOf(at(data, "profile_image")) ?? null,
    followers: countOf(at(data, "followers_count")) ?? null,
  };
}

/** The day's own figure is kept with the account. */
function toDays(data: unknown, now: Date): FormatRow[] {
  return listOf(at(data, "metrics")).flatMap((figures): FormatRow[] => {
    const [date, followers] = [textOf(at(figures, "date")), countOf(at(figures, "followers_count"))];
    if (!date || !/^\d{4}-\d\d-\d\d$/.test(date) || followers === undefined || date >= utcDay(now)) return [];
    const day = new Date(date);
    return Number.isNaN(day.getTime()) ? [] : [{ kind: "account_day", day: { date: day, followers } }];
  });
}
