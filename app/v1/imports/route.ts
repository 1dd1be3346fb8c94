import { placeOf } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { ImportList, ImportsQuery, NewImportQuery, StartedImport } from "#lib/uploads/import-schemas.ts";
import { listImports } from "#lib/uploads/list-imports.ts";
import { MAX_IMPORT_BYTES, receiveImport, startImport } from "#lib/uploads/start-import.ts";
import { discardUpload } from "#lib/uploads/store-upload.ts";
import { COMPLETED } from "./example.ts";

const create = operation({
  id: "createImport",
  summary: "Import a file",
  description:
    "Send a file exported from a platform, or one of the plain forms in the guide “Files to import”, as the body. It is imported in the background: GET /v1/imports/{import_id} says what came of it, with every row that was left out and why. A file in no known format ends as `failed`. Sending the same file again changes nothing. An `Idempotency-Key` is checked against a digest of the bytes once they have arrived.",
  plan: "pro",
  scope: "imports:write",
  query: NewImportQuery,
  upload: {
    types: ["text/csv", "application/x-ndjson", "application/octet-stream"],
    mostBytes: MAX_IMPORT_BYTES,
    description: `The file as it is, at most ${MAX_IMPORT_BYTES / 1_048_576} MB; \`application/octet-stream\` works for every kind. It is recognised by its content.`,
    example:
      "id,created_at,text,likes,comments,shares,impressions\np1,2026-10-30T09:00:00Z,New loaves on Monday,42,5,3,1840\n",
    receive: ({ caller, query, file, now }) => receiveImport(caller, query, file, now),
    discard: ({ caller }, received) => discardUpload(caller.workspaceId, received),
  },
  response: StartedImport,
  titleOf: ({ path }) => (path[0] === "platform" ? "Invalid Platform" : undefined),
  problems: ["Invalid Platform", "Not Found", "Limit Reached", "Insufficient Storage"],
  example: {
    query: { platform: "instagram", handle: "harbourbakery", file_name: "posts.csv" },
    answer: {
      import_id: COMPLETED.import_id,
      status: "processing",
      platform: "instagram",
      handle: "harbourbakery",
      file_name: "posts.csv",
    },
  },
  effect: {
    action: "import.started",
    subject: ({ result }) => result.import_id,
    detail: ({ query }) => ({ platform: query.platform }),
  },
  placeOf: ({ caller, query }) => placeOf(caller, query.workspace_id),
  handle: ({ caller, received }) => startImport(caller, received),
});

const list = operation({
  id: "listImports",
  summary: "List imports",
  description:
    "The files sent to the workspace for import, through the API or the dashboard, in every state, newest first.",
  plan: "pro",
  scope: "imports:read",
  query: ImportsQuery,
  response: ImportList,
  problems: ["Not Found"],
  example: { query: { limit: "20" }, answer: { imports: [COMPLETED], total: 1, limit: 20, offset: 0 } },
  handle: ({ caller, query }) => listImports(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list, POST: create }, keyDoor);
