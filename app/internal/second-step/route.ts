import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { SecondStepOff, SecondStepProof, SecondStepSecret } from "#lib/members/schemas.ts";
import { switchOffSecondStep } from "#lib/members/second-step/change-second-step.ts";
import { beginSecondStep } from "#lib/members/second-step/set-up-second-step.ts";

/** Begins to switch the user's second step on: makes a secret for an authenticator app. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, { now }) =>
    SecondStepSecret.parse(await beginSecondStep(user, now)),
  );
}

/** Switches it off, with the password or a code. */
export function DELETE(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { proof } = parseInput(SecondStepProof, await readBody(request), {});
    return SecondStepOff.parse(await switchOffSecondStep(user, proof, asked));
  });
}
