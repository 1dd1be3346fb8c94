import { Prisma } from "#prisma/generated/client.ts";
import type { FormatRow } from "../../imports/export-row.ts";
import { type RowTarget, writeRows } from "../../imports/write-rows.ts";
import { type Lease, writeWithLease } from "../../jobs/lease.ts";
import { utcDay } from "../../time.ts";
import type { SyncPage, VendorAccount } from "../connectors/connector.ts";
import { forgetPosts } from "./forget-posts.ts";
import { rememberPictures } from "./remember-pictures.ts";

const BATCH_ROWS = 1_000;

export type PageContext = {
  profileId: string;
  now: Date;
  /** Requests that were made since the page before. */
  requests: number;
  /** Whether pictures of posts are kept: those of the brand's own. */
  keepsPictures: boolean;
  /** Ids of posts that are new in this run: what later pages say of them is no update. This call adds to it. */
  fresh: Set<string>;
};

/**
 * Writes a page and the cursor behind it in one transaction that holds the lease: a run that is killed goes on after the last page that
 * was written, and one that was overtaken writes nothing.
 * @throws LeaseLost
 */
export async function writePage(lease: Lease, page: SyncPage, context: PageContext): Promise<void> {
  const { workspaceId, id } = lease;
  const { profileId, now, requests, keepsPictures, fresh } = context;
  await writeWithLease(lease, async (tx) => {
    const target = { tx, workspaceId, profileId, now };
    if (page.account) await writeAccount(target, page.account);
    const rows = [...page.rows, ...(page.account ? snapshotOf(page.account, now) : [])];
    const counts = await writeCounted(target, rows, fresh);
    if (page.pictures && keepsPictures) await rememberPictures(target, page.pictures);
    if (page.gone && page.gone.length > 0) await forgetPosts(target, page.gone);
    await tx.sync.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: {
        step: page.step,
        cursor: page.cursor ?? Prisma.JsonNull,
        posts: { increment: counts.posts },
        updated: { increment: counts.updated },
        comments: { increment: counts.comments },
        accountDays: { increment: counts.accountDays },
        requests: { increment: requests },
        // It gets on: what made it fail before has passed.
        tries: 1,
      },
    });
  });
}

async function writeCounted(target: RowTarget, rows: FormatRow[], fresh: Set<string>) {
  const { tx, workspaceId, profileId } = target;
  const ids = rows.flatMap((row) => (row.kind === "post" ? [row.post.id] : []));
  const where = { workspaceId, profileId, id: { in: ids } };
  const known = ids.length > 0 ? await tx.post.findMany({ where, select: { id: true } }) : [];
  const isKnown = new Set(known.map(({ id }) => id));
  for (const id of ids) if (!isKnown.has(id)) fresh.add(id);
  const isFresh = (row: FormatRow) => row.kind === "post" && fresh.has(row.post.id);
  const { posts } = await writeAll(target, rows.filter(isFresh));
  return {
    ...(await writeAll(
      target,
      rows.filter((row) => !isFresh(row)),
    )),
    posts,
  };
}

async function writeAll(target: RowTarget, rows: FormatRow[]) {
  const sum = { posts: 0, updated: 0, comments: 0, accountDays: 0 };
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const written = await writeRows(target, rows.slice(from, from + BATCH_ROWS));
    for (const name of ["posts", "updated", "comments", "accountDays"] as const) sum[name] += written[name];
  }
  return sum;
}

/** The audience of the day: from the first sync on, whatever the platform keeps of earlier days. */
export function snapshotOf({ followers }: VendorAccount, now: Date): FormatRow[] {
  if (followers === null) return [];
  return [{ kind: "account_day", day: { date: new Date(utcDay(now)), followers } }];
}

async function writeAccount(
  { tx, workspaceId, profileId }: RowTarget,
  account: VendorAccount,
): Promise<void> {
  const { handle, name } = account;
  await tx.profile.update({
    where: { workspaceId_id: { workspaceId, id: profileId } },
    data: { name, ...(handle && { handle }) },
  });
}
