import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { RecoveryCodes, SecondStepCode } from "#lib/members/schemas.ts";
import { switchOnSecondStep } from "#lib/members/second-step/set-up-second-step.ts";

/** Switches the user's second step on, with a code of the app; the answer has the recovery codes. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { code } = parseInput(SecondStepCode, await readBody(request), {});
    return RecoveryCodes.parse(await switchOnSecondStep(user, code, asked));
  });
}
