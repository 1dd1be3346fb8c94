import { publicUrl } from "../env.ts";
import { log } from "../log.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeMail } from "../mail/write-mail.ts";
import { canMail } from "./mail-account.ts";

type Added = { email: string; role: string };
type Into = {
  workspaceId: string;
  brand: string;
  /** Who did it; null for the operator. */
  by: string | null;
};

/** Tells people that they are members of a new workspace, which nobody asked them about. Nobody waits for it; nothing without `SMTP_URL`. */
export function mailAdded(people: readonly Added[], { workspaceId, brand, by }: Into): void {
  if (!canMail()) return;
  for (const { email, role } of people) {
    const mail = writeMail({
      subject: `You have been added to ${brand} on Plinth`.replace(/\s+/g, " "),
      before: [
        `${by ?? "The operator of this installation"} has set up the workspace ${brand} and made you ${/^[aeo]/.test(role) ? "an" : "a"} ${role} of it, as in the other workspaces you share.`,
      ],
      action: { words: "Open the workspace", link: `${publicUrl()}/w/${workspaceId}` },
      after: ["There is nothing you need to do. You can leave it at any time in its settings."],
    });
    sendMail({ to: email, ...mail }).catch((error) =>
      log().warn({ err: error }, "could not tell somebody of a new workspace"),
    );
  }
}
