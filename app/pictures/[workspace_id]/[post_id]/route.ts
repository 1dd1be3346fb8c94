import { sessionMember } from "#app/session-member.ts";
import { readPostAddress } from "#components/posts/post-address.ts";
import { admitPicture } from "#lib/http/admit-member.ts";
import { answer } from "#lib/http/route.ts";
import { findPostPicture } from "#lib/posts/find-post-picture.ts";
import { Problem } from "#lib/problems.ts";

type Context = { params: Promise<{ workspace_id: string; post_id: string }> };

/** For a day: what was deleted is shown nowhere after that. The address names the digest, so another picture is asked for at once. */
const CACHED = "private, max-age=86400";

/** The product's own small copy of a post's picture, for members of the workspace. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async (_now, headers) => {
    const { workspace_id, post_id } = await params;
    const member = await sessionMember(workspace_id);
    await admitPicture(member, headers);
    const key = readPostAddress(post_id);
    const known = readTag(request.headers.get("if-none-match"));
    const picture = key && (await findPostPicture(member.caller, key, known));
    if (!picture) throw new Problem("Not Found", "There is no picture of this post.");
    Object.assign(headers, { "Cache-Control": CACHED, ETag: `"${picture.digest}"` });
    if (!picture.bytes) return new Response(null, { status: 304 });
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        "Content-Type": "image/webp",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    });
  });
}

function readTag(header: string | null): string | null {
  return /^(?:W\/)?"([\w-]{16})"$/.exec(header?.trim() ?? "")?.[1] ?? null;
}
