import { createTransport } from "nodemailer";
import pg from "pg";
import { acrossWorkspaces, databaseUrl, identityDb, withWorkspace } from "../db.ts";
import { env } from "../env.ts";

const MOST_AT_ONCE = 20;
/** What could not be mailed for so long is old news; the dashboard shows it still. */
const OLDEST_MS = 3 * 24 * 3_600_000;
const TIMEOUT_MS = 10_000;
/** One worker at a time: "mail" in ASCII. */
const MAIL_LOCK = 0x6d61_696c;

type Notice = { workspaceId: string; id: string; subject: string; detail: string };

/**
 * Mails notices that were not mailed yet to the owners of their workspace, where SMTP_URL is set; without it they are left
 * to the dashboard. What fails stays for the next call, for three days. A crash between the mail and its record can send
 * it twice.
 * @returns how many were mailed.
 * @throws Error when the mail server cannot be reached, or refused one of them (the others are mailed still).
 */
export async function mailNotices(now: Date): Promise<number> {
  const { SMTP_URL } = env();
  if (!SMTP_URL || (await findUnmailed(now)).length === 0) return 0;
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: SMTP_URL, ...timeouts });
  try {
    return await alone(async () => mailAll(transport, await findUnmailed(now), now));
  } finally {
    transport.close();
  }
}

function findUnmailed(now: Date): Promise<Notice[]> {
  const since = new Date(now.getTime() - OLDEST_MS);
  return acrossWorkspaces((tx) =>
    tx.notice.findMany({
      where: { mailedAt: null, createdAt: { gt: since } },
      select: { workspaceId: true, id: true, subject: true, detail: true },
      orderBy: { createdAt: "asc" },
      take: MOST_AT_ONCE,
    }),
  );
}

/** Not inside a transaction, which must not wait for a mail server: the lock belongs to a connection of its own. */
async function alone(work: () => Promise<number>): Promise<number> {
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

async function mailAll(transport: Transport, notices: Notice[], now: Date): Promise<number> {
  const refused: unknown[] = [];
  for (const notice of notices) {
    try {
      await mail(transport, notice);
      await markMailed(notice, now);
    } catch (error) {
      // A refusal has a code of SMTP: the next notice may still go through.
      if (!(error as { responseCode?: number }).responseCode) throw error;
      refused.push(error);
    }
  }
  if (refused.length > 0) throw refused[0];
  return notices.length;
}

type Transport = ReturnType<typeof createTransport>;

async function mail(transport: Transport, notice: Notice): Promise<void> {
  const owners = await identityDb().membership.findMany({
    where: { workspaceId: notice.workspaceId, role: "owner", workspace: { deletedAt: null } },
    select: { user: { select: { email: true } } },
  });
  for (const { user } of owners) {
    await transport.sendMail({
      from: env().PLINTH_MAIL_FROM,
      to: user.email,
      subject: notice.subject,
      text: notice.detail,
    });
  }
}

async function markMailed({ workspaceId, id }: Notice, now: Date): Promise<void> {
  await withWorkspace(workspaceId, (tx) =>
    tx.notice.updateMany({ where: { workspaceId, id }, data: { mailedAt: now } }),
  );
}
