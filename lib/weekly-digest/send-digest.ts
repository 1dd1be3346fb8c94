import { operatorFor } from "../access/operator-for.ts";
import { withIdentity, withWorkspace } from "../db.ts";
import { env, publicUrl } from "../env.ts";
import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import type { ClaimedDigest } from "./claim-digests.ts";
import { openToken } from "./digest-token.ts";
import { drawWeeks } from "./draw-weeks.ts";
import { nextWeekly } from "./next-weekly.ts";
import { readWeek, type Week } from "./read-week.ts";
import { PICTURE_ID, writeDigest } from "./write-digest.ts";

/** A digest that could not be sent is tried again so often, so many minutes apart; then the next week's follows. */
const MOST_ATTEMPTS = 4;
const RETRY_MS = 20 * 60_000;

/**
 * Mails a member the digest that is due, and plans the next one. Of somebody who is no member any more it is switched off; a
 * workspace that was deleted, but may still be kept, is told nothing. A crash between the mail and its record sends it again, with the same Message-ID.
 */
export async function sendDigest(claimed: ClaimedDigest, now: Date): Promise<void> {
  const { workspaceId, userId, leaseEnd } = claimed;
  const whose = { workspaceId, userId };
  const held = { ...whose, dueAt: leaseEnd };
  const [email, row] = [
    await findAddress(whose),
    await withWorkspace(workspaceId, (tx) => tx.weeklyDigest.findFirst({ where: whose })),
  ];
  if (email?.isClosed && row) {
    const data = { dueAt: nextWeekly(row, now), attempts: 0 };
    await withWorkspace(workspaceId, (tx) => tx.weeklyDigest.updateMany({ where: held, data }));
    return;
  }
  if (!email || !row) {
    await withWorkspace(workspaceId, (tx) => tx.weeklyDigest.deleteMany({ where: held }));
    return;
  }
  const error = await tryToSend(email, row, now);
  const isOver = error === null || claimed.attempts >= MOST_ATTEMPTS || !env().SMTP_URL;
  const dueAt = isOver ? nextWeekly(row, now) : new Date(now.getTime() + RETRY_MS);
  const data = { dueAt, error, ...(isOver && { attempts: 0 }), ...(error === null && { sentAt: now }) };
  await withWorkspace(workspaceId, (tx) => tx.weeklyDigest.updateMany({ where: held, data }));
}

type Row = { workspaceId: string; userId: string; token: Uint8Array; sentAt: Date | null; createdAt: Date };

/** @returns why it was not sent; null when it was */
async function tryToSend({ to, brand }: { to: string; brand: string }, row: Row, now: Date) {
  if (!env().SMTP_URL) return "This installation sends no email.";
  try {
    await sendMail({ to, ...(await writeFor(row, brand, now)) });
    return null;
  } catch (error) {
    log().warn({ err: error }, "could not send a weekly digest");
    return "The mail could not be sent.";
  }
}

async function writeFor(row: Row, brand: string, now: Date) {
  const { workspaceId } = row;
  const week = await readWeek(await operatorFor(workspaceId), brand, now);
  const base = publicUrl();
  const stop = `${base}/unsubscribe/${workspaceId}/${openToken(row, row.token)}`;
  const root = `${base}/w/${workspaceId}`;
  const picture = await drawPicture(week);
  const links = { root, stop, change: `${root}/settings/alerts#digest` };
  const since = (row.sentAt ?? row.createdAt).getTime().toString(36);
  return {
    ...writeDigest(week, links, picture !== null),
    messageId: `<digest.${workspaceId}.${row.userId}.${since}@${new URL(base).hostname}>`,
    // RFC 2369 and RFC 8058: mail programs offer to stop it, by a POST without anybody's session.
    headers: { "List-Unsubscribe": `<${stop}/stop>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    attachments: picture ? [{ filename: "weeks.png", content: picture, cid: PICTURE_ID }] : [],
  };
}

/** Of one week there is no line. */
async function drawPicture({ weeks: [first, ...others] }: Week): Promise<Buffer | null> {
  return first && others.length > 0 ? drawWeeks([first, ...others]) : null;
}

async function findAddress({ workspaceId, userId }: { workspaceId: string; userId: string }) {
  const found = await withIdentity({ workspaceId }, (db) =>
    db.membership.findFirst({
      where: { workspaceId, userId },
      select: { user: { select: { email: true } }, workspace: { select: { name: true, deletedAt: true } } },
    }),
  );
  if (!found) return null;
  const { name: brand, deletedAt } = found.workspace;
  return { to: found.user.email, brand, isClosed: deletedAt !== null };
}
