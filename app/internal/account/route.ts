import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { changeName } from "#lib/members/change-name.ts";
import { scheduleDeparture } from "#lib/members/departure/schedule-departure.ts";
import { DepartureRequest, NameChange, ScheduledDeparture } from "#lib/members/schemas.ts";

/** Changes the name of the user. */
export function PATCH(request: Request): Promise<Response> {
  return answerUser(request, async (user, { origin, now }) => {
    const change = parseInput(NameChange, await readBody(request), {});
    return NameChange.parse(await changeName(user, change, origin, now));
  });
}

/** Asks for the deletion of the user's account, with the password or a code. */
export function DELETE(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { proof } = parseInput(DepartureRequest, await readBody(request), {});
    return ScheduledDeparture.parse(await scheduleDeparture(user, proof, asked));
  });
}
