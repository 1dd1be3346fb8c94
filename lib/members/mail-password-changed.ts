import { env, publicUrl } from "../env.ts";
import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeMail } from "../mail/write-mail.ts";

/** Tells the owner of an account that its password was changed, where mails are sent; nobody waits for it. */
export function mailPasswordChanged(email: string): void {
  if (!env().SMTP_URL) return;
  const mail = writeMail({
    subject: "Your password has been changed",
    before: [
      "The password of your Plinth account has just been changed, and all other sessions have ended.",
      "If it was you, there is nothing to do.",
    ],
    action: { words: "If it was not you, choose a new password", link: `${publicUrl()}/forgot-password` },
    after: [],
  });
  sendMail({ to: email, ...mail }).catch((error) =>
    log().warn({ err: error }, "could not mail about a password"),
  );
}
