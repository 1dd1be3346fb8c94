import type { z } from "zod";
import { requireScope } from "../access/require-scope.ts";
import { noSuchWorkspace, requireNameable } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { formula } from "../formula/versions.ts";
import { historyRange } from "../score/get-history.ts";
import type { HistoryQuery } from "../score/schemas.ts";
import { findScoreFigures } from "./find-score-figures.ts";

/**
 * What a history depends on beside its query: the points that are stored, the days that are asked for, the formula that differences are
 * told of. It is read by the one statement that a score is.
 * @throws Problem 400 `Invalid Date Range`, 404 `Not Found` for a workspace that the caller may not see.
 */
export async function historyVersion(
  caller: Caller,
  query: z.infer<typeof HistoryQuery>,
  now: Date,
): Promise<string> {
  requireScope(caller, "score:read");
  const { from, to } = historyRange(query, now);
  const found = await findScoreFigures(requireNameable(caller, query.workspace_id), caller.accountId);
  if (!found) throw noSuchWorkspace();
  return `history/${found.historyVersion}/${formula().name}/${from}/${to}`;
}
