import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { confirmEmail } from "#lib/members/confirm-email.ts";
import { EmailConfirmation, EmailConfirmed } from "#lib/members/schemas.ts";

/** Confirms the email address of the user by the secret of their link. Opening the link changes nothing: programs open links too. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, { origin, now }) => {
    const input = parseInput(EmailConfirmation, await readBody(request), {});
    return EmailConfirmed.parse(await confirmEmail(user, input, origin, now));
  });
}
