import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { previewUpload } from "#lib/uploads/preview-upload.ts";
import { FilePreview, PreviewQuery } from "#lib/uploads/schemas.ts";

const preview = operation({
  id: "previewUpload",
  summary: "What an import would make of a file; its first 256 KiB are the body",
  plan: "creator",
  scope: "write",
  params: z.object({ workspace_id: z.string() }),
  query: PreviewQuery,
  response: FilePreview,
  problems: ["Not Found", "Limit Reached"],
  handle: ({ caller, query, file, now }) => previewUpload(caller, query, file, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { POST: preview },
  authenticateMember,
  admitMember,
);
