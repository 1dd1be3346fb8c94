import { findVisitor } from "#app/connect/find-visitor.ts";
import { startConnect } from "#lib/platforms/connect/start-connect.ts";
import { Problem } from "#lib/problems.ts";

type Context = { params: Promise<{ platform: string }> };

/** Sends a person to a platform's page of consent. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { platform } = await params;
  const workspaceId = new URL(request.url).searchParams.get("workspace_id") ?? "";
  const visitor = await findVisitor(request, workspaceId, platform);
  if (visitor instanceof Response) return visitor;
  const now = new Date();
  try {
    const url = await startConnect(visitor.visit, now);
    return visitor.goTo(url.href);
  } catch (error) {
    if (error instanceof Problem) return visitor.tell("not_set_up");
    throw error;
  }
}
