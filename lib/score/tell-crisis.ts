import type { WorkspaceTx } from "../db.ts";
import { nameShares, nameTurn } from "../formula/crisis-words.ts";
import type { Crisis } from "../formula/find-crisis.ts";
import { writeNotice } from "../notices/write-notice.ts";
import { daysBetween } from "../time.ts";

/** What is found with more data may have begun a little earlier or later: within so many days it is the same crisis. */
const SAME_WITHIN_DAYS = 7;

/** Tells the people of a workspace that comments have turned negative, once of each crisis. */
export async function tellCrisis(
  tx: WorkspaceTx,
  workspaceId: string,
  crisis: Crisis,
  now: Date,
): Promise<void> {
  const { platform, since } = crisis;
  const prefix = `ntc_crisis${platform}`;
  const told = await tx.notice.findMany({
    where: { workspaceId, kind: "comments.crisis", id: { startsWith: prefix } },
    select: { id: true },
  });
  const days = told.map(({ id }) => dayIn(id.slice(prefix.length)));
  if (days.some((day) => Math.abs(daysBetween(day, since)) <= SAME_WITHIN_DAYS)) return;
  await writeNotice(tx, {
    workspaceId,
    id: `${prefix}${since.replaceAll("-", "")}`,
    kind: "comments.crisis",
    subject: nameTurn(crisis),
    detail: `${nameShares(crisis)}. Read what people are saying and reply soon. The overview keeps you up to date until comments are back to normal.`,
    now,
  });
}

/** 20260612 as a day. */
function dayIn(digits: string): string {
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
