import { historyVersion } from "#lib/current-score/history-version.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { preferReplica } from "#lib/prefer-replica.ts";
import { getHistory } from "#lib/score/get-history.ts";
import { History, HistoryQuery } from "#lib/score/schemas.ts";

const get = operation({
  id: "getScoreHistory",
  summary: "Score over time",
  description: "One point per day, ISO week or calendar month: the last score in it, with that score's date.",
  plan: "pro",
  scope: "score:read",
  query: HistoryQuery,
  titleOf: ({ path, code }) =>
    path[0] === "start_date" && code === "custom" ? "Invalid Date Range" : undefined,
  response: History,
  example: {
    query: { start_date: "2026-08-01", end_date: "2026-11-01", granularity: "monthly" },
    answer: {
      workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
      granularity: "monthly",
      data: [
        {
          date: "2026-08-31",
          score: 52.2,
          pillars: { presence: 58.6, reach: 47.2, impact: 54.8, sentiment: 50, momentum: 49.9 },
        },
        {
          date: "2026-11-01",
          score: 54.2,
          pillars: { presence: 61.3, reach: 48.9, impact: 57.2, sentiment: 50, momentum: 52.6 },
        },
      ],
      delta: { score: "+2.0", period: "2026-08-31 to 2026-11-01" },
    },
  },
  problems: ["Invalid Date Range", "Not Found", "No Data"],
  isLight: () => true,
  versionOf: ({ caller, query, now }) => preferReplica(() => historyVersion(caller, query, now)),
  handle: ({ caller, query, now }) => preferReplica(() => getHistory(caller, query, now)),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, keyDoor);
