import { env, publicUrl } from "../../env.ts";
import { log } from "../../log.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { PROVIDER_NAMES, type Provider } from "../values.ts";

/** Tells the owner of an account that another way leads into it, where mails are sent; nobody waits for it. */
export function mailIdentityLinked(email: string, provider: Provider): void {
  if (!env().SMTP_URL) return;
  const name = PROVIDER_NAMES[provider];
  const mail = writeMail({
    subject: `You can now sign in with ${name}`,
    before: [
      `Your ${name} account is now linked to Plinth, and you can sign in with it.`,
      "If it was you, there is nothing to do. If it was not, unlink it at once and change your password.",
    ],
    action: { words: "See how you sign in", link: `${publicUrl()}/account` },
    after: [],
  });
  sendMail({ to: email, ...mail }).catch((error) =>
    log().warn({ err: error }, "could not mail about a way to sign in"),
  );
}
