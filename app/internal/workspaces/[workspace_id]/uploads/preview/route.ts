import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { previewUpload } from "#lib/uploads/preview-upload.ts";
import { FilePreview, PreviewQuery } from "#lib/uploads/schemas.ts";

const preview = internalEndpoint({
  summary: "What an import would make of a file; its first 256 KiB are the body",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  query: PreviewQuery,
  response: FilePreview,
  effect: "none",
  handle: ({ caller, query, file, now }) => previewUpload(caller, query, file, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: preview }, sessionDoor);
