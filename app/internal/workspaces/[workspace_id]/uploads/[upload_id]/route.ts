import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { getUpload } from "#lib/uploads/get-upload.ts";
import { Upload } from "#lib/uploads/schemas.ts";

const get = operation({
  id: "getUpload",
  summary: "A file that was sent for import, in any state",
  plan: "creator",
  scope: "read",
  params: z.object({ workspace_id: z.string(), upload_id: z.string() }),
  response: Upload,
  problems: ["Not Found"],
  handle: ({ caller, params }) => getUpload(caller, params.upload_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get },
  authenticateMember,
  admitMember,
);
