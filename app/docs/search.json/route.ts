import { listSearchRows } from "../list-search-rows.ts";

/** What the search of the documentation looks through. */
export function GET(): Response {
  return Response.json(listSearchRows(), { headers: { "Cache-Control": "no-cache" } });
}

export const dynamic = "force-dynamic";
