import { env } from "../../env.ts";
import { log } from "../../log.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { type Letter, writeMail } from "../../mail/write-mail.ts";
import { Problem } from "../../problems.ts";
import { findUserByEmail } from "../find-user-by-email.ts";
import { tooManyAttempts } from "../guess-password.ts";
import type { LinkPurpose, LinkRequest } from "../schemas.ts";
import { consumeLink } from "../sign-in-attempts.ts";
import { LINKS, makeLink } from "./make-link.ts";

/**
 * Mails a link to whoever has this email address, if anybody has. The answer is the same for every address and waits for none of
 * that.
 * @param address network address of who asks, for the throttle.
 * @throws Problem 404 `Not Found` where this installation sends no mail, 429 `Rate Limited` after ten requests of the network address in a
 * quarter of an hour or three for the email address in an hour, whether anybody has it or not.
 */
export async function requestLink(
  { email, purpose }: LinkRequest,
  address: string,
  now: Date,
): Promise<{ received: true }> {
  if (!env().SMTP_URL)
    throw new Problem("Not Found", "This installation sends no email. Ask its operator for a link.");
  const waitSeconds = await consumeLink({ email, address });
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  mailLink(email, purpose, now).catch((error) => log().warn({ err: error }, "could not mail a link"));
  return { received: true };
}

/** An address that nobody has confirmed gets no session by a link alone, but the choice of a password, which ends whatever was before. */
async function mailLink(email: string, purpose: LinkPurpose, now: Date): Promise<void> {
  const user = await findUserByEmail(email);
  if (!user) return;
  const given = user.confirmedAt ? purpose : "reset";
  const { link } = await makeLink({ userId: user.id, purpose: given, now });
  const letter = given === purpose ? LETTERS[purpose](link) : instead(link);
  await sendMail({ to: user.email, ...writeMail(letter) });
}

const LETTERS: Record<LinkPurpose, (link: string) => Letter> = {
  reset: (link) => ({
    subject: "Choose a new password",
    before: ["Someone, probably you, wants to choose a new password for your Plinth account."],
    action: { words: "Choose a new password", link },
    after: [limits("reset"), "If it was not you, ignore this email: your password stays as it is."],
  }),
  sign_in: (link) => ({
    subject: "Your link to sign in",
    before: ["Here is your link to sign in to Plinth."],
    action: { words: "Sign in", link },
    after: [limits("sign_in"), "If you did not ask for it, ignore this email. Do not forward it to anyone."],
  }),
};

/** For who asked for a link to sign in by, with an address that nobody has confirmed. */
function instead(link: string): Letter {
  return {
    subject: "Choose a new password to sign in",
    before: [
      "Someone, probably you, asked for a link to sign in to Plinth. This email address has not been confirmed yet, so the link lets you choose a new password instead: that confirms the address and signs you in.",
    ],
    action: { words: "Choose a new password", link },
    after: [limits("reset"), "If it was not you, ignore this email: your password stays as it is."],
  };
}

function limits(purpose: LinkPurpose): string {
  return `The link works once, for ${LINKS[purpose].goodFor}.`;
}
