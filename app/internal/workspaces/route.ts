import { answerUser } from "#app/internal/answer-user.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import { makeWorkspace } from "#lib/workspaces/make-workspace.ts";
import { MadeWorkspace, NewWorkspace } from "#lib/workspaces/schemas.ts";

/** Makes a workspace in an account where the user owns one. */
export function POST(request: Request): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const input = parseInput(NewWorkspace, await readBody(request), {});
    return MadeWorkspace.parse(await makeWorkspace(user.id, input, asked));
  });
}
