import { randomBytes } from "node:crypto";
import { publicUrl } from "../env.ts";
import { digestSession } from "../members/digest-session.ts";
import { canMail } from "../members/mail-account.ts";
import { INVITATION_DAYS } from "./schemas.ts";

const DAY_MS = 86_400_000;

/** What a new or renewed invitation holds, and the links to it, which are stored nowhere. */
export function makeLinks(now: Date) {
  const [shown, mailed] = [secret(), canMail() ? secret() : null];
  return {
    stored: {
      digest: digestSession(shown),
      mailDigest: mailed === null ? null : digestSession(mailed),
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    },
    shownSecret: shown,
    shownUrl: joinUrl([shown]),
    /** Has a secret of its own: only who reads the mailbox has it, so it shows whose address it is. */
    mailedSecret: mailed,
    mailedUrl: mailed === null ? null : joinUrl([mailed]),
  };
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}

/** The link to one invitation, or to several of one address at once. */
export function joinUrl(secrets: readonly string[]): string {
  return `${publicUrl()}/join?token=${secrets.join(".")}`;
}
