import { PROBLEMS, type ProblemTitle } from "../../problems.ts";
import type { Operation } from "../operation.ts";

const EVERYWHERE: ProblemTitle[] = [
  "Unauthorized",
  "Plan Required",
  "Insufficient Scope",
  "Rate Limited",
  "Internal Error",
  "Service Unavailable",
];
const OF_A_BODY: ProblemTitle[] = ["Malformed JSON", "Unsupported Media Type", "Content Too Large"];
const OF_A_FILE: ProblemTitle[] = ["Malformed Request", "Unsupported Media Type", "Content Too Large"];
const OF_A_REPEATABLE: ProblemTitle[] = ["Idempotency Key Reused", "Request In Progress"];

/** Every problem that an operation can answer with: its titles by status, in the order of the statuses. */
export function listTitles(method: string, declaration: Operation): [number, ProblemTitle[]][] {
  const { problems, query, body, upload, statusOf } = declaration;
  const titles: ProblemTitle[] = [
    ...EVERYWHERE,
    ...(query || body ? ["Invalid Request" as const] : []),
    ...(body ? OF_A_BODY : []),
    ...(upload ? OF_A_FILE : []),
    ...problems,
    ...(method === "POST" ? OF_A_REPEATABLE : []),
  ];
  const byStatus = new Map<number, Set<ProblemTitle>>();
  const add = (status: number, title: ProblemTitle) =>
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(title));
  for (const title of titles) add(statusOf?.[title] ?? PROBLEMS[title].status, title);
  // A header that is no key: the status of the title, whatever the operation makes of invalid fields.
  if (method === "POST") add(PROBLEMS["Invalid Request"].status, "Invalid Request");
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return sorted.map(([status, found]) => [status, [...found]]);
}
