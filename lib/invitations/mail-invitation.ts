import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeMail } from "../mail/write-mail.ts";
import { consumeMail } from "../members/sign-in-attempts.ts";
import { INVITATION_DAYS } from "./schemas.ts";

type Invited = {
  email: string;
  role: string;
  brand: string;
  inviter: string;
  /** Null where this installation sends no mails. */
  url: string | null;
};

/**
 * Mails somebody that they are invited; three mails an hour to an address at most.
 * @returns whether it was sent: the link that is shown leads to the same invitation.
 */
export async function mailInvitation({ email, role, brand, inviter, url }: Invited): Promise<boolean> {
  if (url === null || (await consumeMail(email)) > 0) return false;
  const article = /^[aeo]/.test(role) ? "an" : "a";
  const mail = writeMail({
    subject: `Join ${brand} on Plinth`.replace(/\s+/g, " "),
    before: [`${inviter} invites you to join ${brand} on Plinth as ${article} ${role}.`],
    action: { words: "See the invitation", link: url },
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
