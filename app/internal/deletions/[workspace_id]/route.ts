import { answerUser } from "#app/internal/answer-user.ts";
import { keepWorkspace } from "#lib/deletion/keep-workspace.ts";
import { scheduleDeletion } from "#lib/deletion/schedule-deletion.ts";
import { DeletionRequest, KeptWorkspace, ScheduledDeletion } from "#lib/deletion/schemas.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readBody } from "#lib/http/read-body.ts";
import type { RouteContext } from "#lib/http/route.ts";
import { proveSelf } from "#lib/members/prove-self.ts";

/** Asks for the deletion of a workspace, with its name and the password or a code. */
export function POST(request: Request, context: RouteContext): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const { brand, proof } = parseInput(DeletionRequest, await readBody(request), {});
    await proveSelf(user, proof, asked);
    const workspaceId = String((await context.params).workspace_id);
    return ScheduledDeletion.parse(await scheduleDeletion(user.id, { workspaceId, brand }, asked));
  });
}

/** Keeps a workspace that waits to be deleted. */
export function DELETE(request: Request, context: RouteContext): Promise<Response> {
  return answerUser(request, async (user, asked) => {
    const workspaceId = String((await context.params).workspace_id);
    return KeptWorkspace.parse(await keepWorkspace(user.id, workspaceId, asked));
  });
}
