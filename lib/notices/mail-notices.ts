import pg from "pg";
import { Prisma } from "#prisma/generated/client.ts";
import { databaseUrl } from "../database-connections.ts";
import { sweep, withIdentity, withWorkspace } from "../db.ts";
import { env, publicUrl } from "../env.ts";
import { isPermanent, isRefusal, type MailError } from "../mail/mail-error.ts";
import { openTransport, type Transport } from "../mail/open-transport.ts";
import { writeMail } from "../mail/write-mail.ts";
import { findNoticePath } from "./find-path.ts";

const MAX_AT_ONCE = 20;
/** Older notices are not mailed any more; the dashboard still shows them. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;
/** One worker at a time: "mail" in ASCII. */
const MAIL_LOCK = 0x6d61_696c;

type Notice = {
  workspaceId: string;
  id: string;
  kind: string;
  subject: string;
  detail: string;
  createdAt: Date;
};

/** Of what alert rules tell too, by the name that they have for it. */
const TOLD_BY_RULES: Record<string, string> = { "comments.crisis": "crisis", "webhook.disabled": "webhook" };
const CRISIS_WORDS = "Read what people are saying";

/**
 * Mails new notices to the owners of their workspace where SMTP_URL is set; without it only the dashboard shows them. A notice
 * is done when one owner has got it or an alert rule tells them, or when all were refused for good; any other failure is tried again by the next call,
 * for three days. A crash between the mail and its record can send it twice.
 * @returns how many were mailed.
 * @throws Error when the mail server cannot be reached, or refused an owner (the others still get it).
 */
export async function mailNotices(now: Date): Promise<number> {
  const { SMTP_URL } = env();
  if (!SMTP_URL || (await findUnmailed(now)).length === 0) return 0;
  const transport = openTransport(SMTP_URL);
  try {
    return await withMailLock(() => mailAll(transport, now));
  } finally {
    transport.close();
  }
}

/** The oldest ones, after `last` when it is given. */
function findUnmailed(now: Date, last?: Notice): Promise<Notice[]> {
  const since = new Date(now.getTime() - MAX_AGE_MS);
  const after = last ? Prisma.sql`AND (created_at, id) > (${last.createdAt}, ${last.id})` : Prisma.empty;
  return sweep<Notice>(Prisma.sql`
    SELECT workspace_id AS "workspaceId", id, kind, subject, detail, created_at AS "createdAt" FROM notices
    WHERE mailed_at IS NULL AND created_at > ${since} ${after}
    ORDER BY created_at, id LIMIT ${MAX_AT_ONCE}`);
}

/** Not inside a transaction, which must not wait for a mail server: the lock belongs to a connection of its own. */
async function withMailLock(work: () => Promise<number>): Promise<number> {
  const client = new pg.Client({
    connectionString: env().DATABASE_DIRECT_URL ?? databaseUrl(),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS held", [MAIL_LOCK]);
    return rows[0]?.held ? await work() : 0;
  } finally {
    await client.end();
  }
}

async function mailAll(transport: Transport, now: Date): Promise<number> {
  const failures: MailError[] = [];
  let mailed = 0;
  for await (const notice of walkUnmailed(now)) {
    const { isDone, ...outcome } = await mail(transport, notice);
    if (isDone) await markMailed(notice, now);
    failures.push(...outcome.failures);
    // Only after a refusal may the next notice still go through.
    if (!outcome.failures.every(isRefusal)) break;
    mailed += 1;
  }
  if (failures.length > 0) throw failures.at(-1);
  return mailed;
}

/** All of them, each once: one that cannot be mailed does not hold up the next ones. */
async function* walkUnmailed(now: Date): AsyncGenerator<Notice> {
  let page = await findUnmailed(now);
  while (page.length > 0) {
    yield* page;
    page = await findUnmailed(now, page.at(-1));
  }
}

async function mail(
  transport: Transport,
  notice: Notice,
): Promise<{ isDone: boolean; failures: MailError[] }> {
  const told = await listTold(notice);
  const all = await withIdentity({ workspaceId: notice.workspaceId }, (db) =>
    db.membership.findMany({
      where: { workspaceId: notice.workspaceId, role: "owner", workspace: { deletedAt: null } },
      select: { userId: true, user: { select: { email: true } }, workspace: { select: { name: true } } },
    }),
  );
  const owners = all.filter(({ userId }) => !told.includes(userId));
  const path = findNoticePath(notice);
  const name = owners[0]?.workspace.name;
  const letter = writeMail({
    // Whoever owns several brands must see which one it is.
    subject: name ? `${name}: ${notice.subject}` : notice.subject,
    before: [notice.detail],
    action: {
      words: notice.kind === "comments.crisis" ? CRISIS_WORDS : name ? `Open ${name}` : "Open the workspace",
      link: `${publicUrl()}/w/${notice.workspaceId}${path ?? ""}`,
    },
    after: [],
  });
  const failures: MailError[] = [];
  let isAccepted = false;
  for (const { user } of owners) {
    try {
      await transport.sendMail({
        from: env().PLINTH_MAIL_FROM,
        to: user.email,
        ...letter,
      });
      isAccepted = true;
    } catch (error) {
      failures.push(error as MailError);
      if (!isRefusal(error as MailError)) break;
    }
  }
  return { isDone: isAccepted || failures.every(isPermanent), failures };
}

/** Those who are mailed the same by an alert rule: one thing is one mail. */
async function listTold({ workspaceId, kind }: Notice): Promise<(string | null)[]> {
  const name = TOLD_BY_RULES[kind];
  if (!name) return [];
  const rules = { workspaceId, isOn: true, kinds: { has: name } };
  return withWorkspace(workspaceId, async (tx) => {
    const found = await tx.alertRule.findMany({ where: rules, select: { id: true } });
    const ids = found.map(({ id }) => id);
    const where = { workspaceId, kind: "email", ruleId: { in: ids } };
    const channels = await tx.alertChannel.findMany({ where, select: { userId: true } });
    return channels.map(({ userId }) => userId);
  });
}

async function markMailed({ workspaceId, id }: Notice, now: Date): Promise<void> {
  await withWorkspace(workspaceId, (tx) =>
    tx.notice.updateMany({ where: { workspaceId, id }, data: { mailedAt: now } }),
  );
}
