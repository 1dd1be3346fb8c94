import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { getUpload } from "#lib/uploads/get-upload.ts";
import { Upload } from "#lib/uploads/schemas.ts";

const get = internalEndpoint({
  summary: "A file that was sent for import, in any state",
  role: "viewer",
  params: z.object({ workspace_id: z.string(), upload_id: z.string() }),
  response: Upload,
  handle: ({ caller, params }) => getUpload(caller, params.upload_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, sessionDoor);
