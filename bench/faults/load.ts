import { setTimeout as sleep } from "node:timers/promises";
import type { Acknowledged } from "#scripts/testing/invariants/find-lost-ids.ts";
import { type Answer, ask, json } from "./client.ts";

type Brand = { key: string };
type Request = [method: string, path: string, body?: object];

export const MIXED: Request[] = [
  ["GET", "/v1/score?expand=explanation"],
  ["POST", "/v1/campaigns", { name: "Spring menu", start_date: "2999-01-01" }],
  ["GET", "/v1/campaigns"],
  ["GET", "/v1/audit"],
  ["POST", "/v1/studio/score", { content_type: "text", content: "The new menu.", platform: "twitter" }],
  ["GET", "/v1/score/history"],
  ["GET", "/v1/workspace"],
  ["GET", "/v1/platforms"],
  ["POST", "/v1/audit/run", {}],
];

export type Load = {
  answers: Answer[];
  /** Lets what is under way end. */
  stop: () => Promise<Answer[]>;
};

/**
 * Sends mixed traffic of reads and writes, each client one request after the other, until it is stopped.
 * @param acknowledged gets the ids that were answered with 200
 */
export function startLoad(
  url: string,
  brands: Brand[],
  acknowledged: Acknowledged[],
  { clients = 8, pauseMs = 5 } = {},
): Load {
  const answers: Answer[] = [];
  let isOver = false;
  const client = async (n: number) => {
    for (let at = n; !isOver; at++) {
      const [method, path, body] = MIXED[at % MIXED.length] as Request;
      const answer = await ask(url, method, path, { key: brands[n % brands.length]?.key ?? "", body });
      answers.push(answer);
      noteIds(path, method, answer, acknowledged);
      await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  const stop = async () => {
    isOver = true;
    await all;
    return answers;
  };
  return { answers, stop };
}

function noteIds(path: string, method: string, answer: Answer, acknowledged: Acknowledged[]): void {
  if (answer.status !== 200 || method !== "POST") return;
  const { audit_id, id } = json(answer);
  if (path === "/v1/audit/run" && audit_id) acknowledged.push({ table: "audits", id: audit_id });
  if (path === "/v1/campaigns" && id) acknowledged.push({ table: "campaigns", id });
}
