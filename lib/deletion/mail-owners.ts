import { withIdentity } from "../db.ts";
import { env, publicUrl } from "../env.ts";
import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import { type Letter, writeMail } from "../mail/write-mail.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

type News = {
  workspaceId: string;
  /** Who asked. */
  by: string;
  /** When it is deleted; null where it is kept. */
  endsAt: Date | null;
};

/** Tells all owners of a workspace that it is to be deleted, or that it is not, where mails are sent; nobody waits for it. */
export function mailOwners(news: News): void {
  if (!env().SMTP_URL) return;
  mailAll(news).catch((error) => log().warn({ err: error }, "could not mail about a deletion"));
}

async function mailAll({ workspaceId, by, endsAt }: News): Promise<void> {
  const { brand, owners, name } = await withIdentity({ workspaceId }, async (db) => {
    const members = await db.membership.findMany({
      where: { workspaceId },
      select: { userId: true, role: true, user: { select: { email: true, name: true } } },
    });
    const workspace = await db.workspace.findFirstOrThrow({ where: { id: workspaceId } });
    return {
      brand: workspace.name,
      owners: members.filter(({ role }) => role === "owner").map(({ user }) => user.email),
      name: members.find(({ userId }) => userId === by)?.user.name ?? "An owner",
    };
  });
  const mail = writeMail(endsAt ? tellEnd({ workspaceId, brand, name, endsAt }) : tellKept(brand, name));
  for (const to of owners) await sendMail({ to, ...mail });
}

type End = { workspaceId: string; brand: string; name: string; endsAt: Date };

function tellEnd({ workspaceId, brand, name, endsAt }: End): Letter {
  const day = DAY.format(endsAt);
  return {
    subject: `${brand} will be deleted on ${day}`,
    before: [
      `${name} has asked for the workspace ${brand} to be deleted. It is closed to everyone now, and its API keys have stopped working.`,
      `Until ${day} any owner can keep it, with everything in it.`,
    ],
    action: { words: "See the workspace", link: `${publicUrl()}/workspaces/${workspaceId}` },
    after: ["To let it go, do nothing."],
  };
}

function tellKept(brand: string, name: string): Letter {
  return {
    subject: `${brand} will not be deleted`,
    before: [
      `${name} has kept the workspace ${brand}. It is open again as it was, and its API keys work.`,
      "Syncs start again by themselves. Webhook messages that were waiting were dropped.",
    ],
    action: { words: "Open your workspaces", link: `${publicUrl()}/workspaces` },
    after: [],
  };
}
