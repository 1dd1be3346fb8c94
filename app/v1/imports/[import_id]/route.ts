import { placeOfThing } from "#lib/access/find-workspace-of.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { getImport } from "#lib/uploads/get-import.ts";
import { Import, ImportParams } from "#lib/uploads/import-schemas.ts";
import { COMPLETED } from "../example.ts";

const get = operation({
  id: "getImport",
  summary: "One import",
  description:
    "What came of a file sent to a workspace the key has access to. Ask again every few seconds while `status` is `processing`.",
  plan: "pro",
  scope: "imports:read",
  params: ImportParams,
  response: Import,
  example: { params: { import_id: COMPLETED.import_id }, answer: COMPLETED },
  problems: ["Not Found"],
  placeOf: placeOfThing("upload", "import_id"),
  handle: ({ caller, params: { import_id } }) => getImport(caller, import_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, keyDoor);
