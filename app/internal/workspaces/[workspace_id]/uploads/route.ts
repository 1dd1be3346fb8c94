import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { listUploads } from "#lib/uploads/list-uploads.ts";
import { receiveUpload } from "#lib/uploads/receive-upload.ts";
import { Upload, UploadList, UploadQuery } from "#lib/uploads/schemas.ts";

const params = z.object({ workspace_id: z.string() });

const list = internalEndpoint({
  summary: "Files that were sent for import, newest first",
  role: "viewer",
  params,
  response: UploadList,
  handle: ({ caller }) => listUploads(caller),
});

const send = internalEndpoint({
  summary: "Send a file for import; its bytes are the body",
  role: "editor",
  params,
  query: UploadQuery,
  response: Upload,
  effect: { action: "import.started", writtenBy: "handler" },
  handle: ({ caller, query, file, now, record }) => receiveUpload(caller, query, file, { now, record }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list, POST: send }, sessionDoor);
