import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { changePassword } from "#lib/members/change-password.ts";
import { PasswordChange, PasswordChanged } from "#lib/members/schemas.ts";

/** Changes the password of the user, who knows the old one; their other sessions end. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, { origin, now }) => {
    const input = parseInput(PasswordChange, await readBody(request), {});
    return PasswordChanged.parse(await changePassword(user, input, origin, now));
  });
}
