import { answerUser } from "#app/internal/answer-user.ts";
import { mailConfirmLink } from "#lib/members/mail-account.ts";
import { ConfirmMailed } from "#lib/members/schemas.ts";

/** Mails the user a new link that confirms their email address. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async ({ email }, { now }) =>
    ConfirmMailed.parse({ mailed: await mailConfirmLink(email, now) }),
  );
}
