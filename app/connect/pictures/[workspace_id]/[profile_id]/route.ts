import { sessionUser } from "#app/session-user.ts";
import { findMember } from "#lib/access/find-member.ts";
import { findPicture } from "#lib/platforms/list-connections.ts";

type Context = { params: Promise<{ workspace_id: string; profile_id: string }> };

/** The product's own copy of an account's picture, for members of the workspace. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { workspace_id, profile_id } = await params;
  const user = await sessionUser();
  const member = user && (await findMember(user.id, workspace_id));
  const picture = member && (await findPicture(member.caller, profile_id));
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      "content-type": `image/${picture.kind}`,
      "cache-control": "private, max-age=300",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
