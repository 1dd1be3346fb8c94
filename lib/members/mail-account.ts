import { env, publicUrl } from "../env.ts";
import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeMail } from "../mail/write-mail.ts";
import { makeConfirmLink } from "./confirm-link.ts";
import { consumeMail } from "./sign-in-attempts.ts";

/** Whether this installation can send links by itself; otherwise the operator hands them out. */
export function canMail(): boolean {
  return env().SMTP_URL !== undefined;
}

/**
 * Mails a person the link that confirms their email address; nothing without `SMTP_URL`, or after three mails to the address in an hour.
 * @returns whether it was sent.
 * @throws Problem 404 `Not Found` as `makeConfirmLink`; Error when the mail server does not take it.
 */
export async function mailConfirmLink(email: string, now: Date): Promise<boolean> {
  if (!canMail() || (await consumeMail(email)) > 0) return false;
  const { link } = await makeConfirmLink(email, now);
  const mail = writeMail({
    subject: "Confirm your email address",
    before: ["Please confirm that this email address is yours. You need to be signed in to Plinth to do it."],
    action: { words: "Confirm your email address", link },
    after: [
      "The link works once, for three days. If you did not sign up, ignore this email: nothing happens unless the address is confirmed.",
    ],
  });
  await sendMail({ to: email, ...mail });
  return true;
}

/** Tells the owner of an account that somebody tried to sign up with its address; as often as `mailConfirmLink`. */
async function mailIsKnown(email: string): Promise<void> {
  if (!canMail() || (await consumeMail(email)) > 0) return;
  const mail = writeMail({
    subject: "You already have an account",
    before: [
      "Someone, probably you, has just tried to sign up to Plinth with this email address. It already has an account, and nothing was changed.",
    ],
    action: { words: "Sign in", link: `${publicUrl()}/sign-in` },
    after: ["If it was not you, there is nothing you need to do."],
  });
  await sendMail({ to: email, ...mail });
}

/** Mails what belongs to a sign-up; nobody waits for it, so that the answer takes as long for every address. */
export function mailAfterSignUp(email: string, { isNew }: { isNew: boolean }, now: Date): void {
  const mailed = isNew ? mailConfirmLink(email, now) : mailIsKnown(email);
  mailed.catch((error) => log().warn({ err: error }, "could not mail after a sign-up"));
}
