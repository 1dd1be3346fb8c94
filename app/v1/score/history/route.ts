import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";
import { getHistory } from "#lib/score/get-history.ts";
import { History, HistoryQuery } from "#lib/score/schemas.ts";

const get = operation({
  id: "getScoreHistory",
  summary: "Score over time",
  description: "One point a day, ISO week or calendar month: the last score in it, with that score's date.",
  plan: "pro",
  scope: "read",
  query: HistoryQuery,
  titleOf: ({ path, code }) =>
    path[0] === "start_date" && code === "custom" ? "Invalid Date Range" : undefined,
  response: History,
  problems: ["Invalid Date Range", "Not Found", "No Data"],
  handle: ({ caller, query, now }) => getHistory(caller, query, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, authenticate);
