import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeMail } from "../mail/write-mail.ts";
import { consumeMail } from "../members/sign-in-attempts.ts";
import { INVITATION_DAYS } from "./schemas.ts";

const LIST = new Intl.ListFormat("en-GB");

type Invited = {
  email: string;
  role: string;
  /** Names of the workspaces. */
  brands: readonly string[];
  inviter: string;
  /** Null where this installation sends no mails. */
  url: string | null;
};

/**
 * Mails somebody that they are invited, into however many workspaces by one mail; three mails an hour to an address at most.
 * @returns whether it was sent: the link that is shown leads to the same invitation.
 */
export async function mailInvitation({ email, role, brands, inviter, url }: Invited): Promise<boolean> {
  if (url === null || (await consumeMail(email)) > 0) return false;
  const article = /^[aeo]/.test(role) ? "an" : "a";
  const [first = "", ...others] = brands;
  const what = others.length > 0 ? `${brands.length} workspaces` : first;
  const mail = writeMail({
    subject: `Join ${what} on Plinth`.replace(/\s+/g, " "),
    before: [
      `${inviter} invites you to join ${what} on Plinth as ${article} ${role}${others.length > 0 ? ":" : "."}`,
      ...(others.length > 0 ? [LIST.format(brands)] : []),
    ],
    action: { words: others.length > 0 ? "See the invitations" : "See the invitation", link: url },
    after: [
      `The link works once, for ${INVITATION_DAYS} days. If you do not know ${inviter}, ignore this email: nothing happens unless you join.`,
    ],
  });
  try {
    await sendMail({ to: email, ...mail });
    return true;
  } catch (error) {
    log().warn({ err: error }, "could not mail an invitation");
    return false;
  }
}
