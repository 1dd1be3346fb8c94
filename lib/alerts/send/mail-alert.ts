import { withIdentity } from "../../db.ts";
import { env, publicUrl } from "../../env.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { ChannelRow } from "./deliver.ts";
import type { Message, Outcome } from "./message.ts";

const LOST = { arrived: false, retryAfter: null };

/** Mails a message to the member of a channel, as long as they are one. */
export async function mailAlert({ workspaceId, id, userId }: ChannelRow, message: Message): Promise<Outcome> {
  if (!env().SMTP_URL) return { ...LOST, answer: "this installation sends no email", isFinal: true };
  const member = await withIdentity({ workspaceId }, (db) =>
    db.membership.findFirst({
      where: { workspaceId, userId: userId ?? "" },
      select: { user: { select: { email: true } } },
    }),
  );
  if (!member) return { ...LOST, answer: "not a member of the workspace any more", isFinal: true };
  const { subject, detail, link, ruleLink, workspace } = message;
  try {
    await sendMail({
      ...writeMail({
        subject: `${workspace.name}: ${subject}`,
        before: [`${subject}.`, detail],
        action: { words: "Open in Plinth", link },
        after: [`You get this because an alert rule of ${workspace.name} emails you.`],
        leave: { words: "Change the rule", link: ruleLink },
      }),
      to: member.user.email,
      // Two copies after a crash are one mail to whoever reads them.
      messageId: `<${message.id}.${id}@${new URL(publicUrl()).hostname}>`,
    });
    return { arrived: true, answer: "taken by the mail server", isFinal: true, retryAfter: null };
  } catch (error) {
    return { ...LOST, ...tellRefusal(error) };
  }
}

/** `command` and `responseCode` are SMTP's. */
function tellRefusal(error: unknown): { answer: string; isFinal: boolean } {
  const {
    command,
    responseCode = 0,
    message = "",
  } = error as {
    command?: string;
    responseCode?: number;
    message?: string;
  };
  const isFinal = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  const why =
    responseCode > 0 ? `the mail server answered ${responseCode}` : "the mail server cannot be reached";
  return { answer: responseCode > 0 ? `${why}: ${message.slice(0, 200)}` : why, isFinal };
}
