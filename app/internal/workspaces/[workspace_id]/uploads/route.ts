import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { listUploads } from "#lib/uploads/list-uploads.ts";
import { receiveUpload } from "#lib/uploads/receive-upload.ts";
import { Upload, UploadList, UploadQuery } from "#lib/uploads/schemas.ts";

const params = z.object({ workspace_id: z.string() });

const list = operation({
  id: "listUploads",
  summary: "Files that were sent for import, newest first",
  plan: "creator",
  scope: "read",
  params,
  response: UploadList,
  problems: ["Not Found"],
  handle: ({ caller }) => listUploads(caller),
});

const send = operation({
  id: "sendUpload",
  summary: "Send a file for import; its bytes are the body",
  plan: "creator",
  scope: "write",
  params,
  query: UploadQuery,
  response: Upload,
  problems: ["Not Found", "Limit Reached", "Content Too Large"],
  handle: ({ caller, query, file, now }) => receiveUpload(caller, query, file, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: list, POST: send },
  authenticateMember,
  admitMember,
);
