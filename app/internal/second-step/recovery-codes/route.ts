import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { RecoveryCodes, SecondStepProof } from "#lib/members/schemas.ts";
import { renewRecoveryCodes } from "#lib/members/second-step/change-second-step.ts";

/** Gives the user new recovery codes in place of the old ones, with the password or a code. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { proof } = parseInput(SecondStepProof, await readBody(request), {});
    return RecoveryCodes.parse(await renewRecoveryCodes(user, proof, asked));
  });
}
