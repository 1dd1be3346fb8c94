import { env, publicUrl } from "../../env.ts";
import { log } from "../../log.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { writeMail } from "../../mail/write-mail.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Tells somebody when their account is deleted or, with null, that it stays, where mails are sent; nobody waits for it. */
export function mailDeparture(email: string, endsAt: Date | null): void {
  if (!env().SMTP_URL) return;
  const mail = writeMail(endsAt ? tellEnd(DAY.format(endsAt)) : STAYS);
  sendMail({ to: email, ...mail }).catch((error) =>
    log().warn({ err: error }, "could not mail about an account"),
  );
}

const tellEnd = (day: string) => ({
  subject: `Your account will be deleted on ${day}`,
  before: [
    "You have asked for your Plinth account to be deleted. You are signed out everywhere, and workspaces that only you were in are closed.",
    `To keep everything, sign in before ${day}.`,
  ],
  action: { words: "Sign in and keep the account", link: `${publicUrl()}/sign-in` },
  after: ["To let it go, do nothing. If it was not you, sign in and change your password."],
});

const STAYS = {
  subject: "Your account will not be deleted",
  before: [
    "You have signed in, so your Plinth account stays. Workspaces that were to be deleted with it are open again.",
    "If it was not you, choose a new password at once: someone else knows yours.",
  ],
  after: [],
};
