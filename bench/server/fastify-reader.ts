// The other side of `bench/server.ts`: Fastify and pg, which read the same answers from narrow tables of their own in the same database.
import { createHash } from "node:crypto";
import Fastify, { type FastifyReply } from "fastify";
import pg from "pg";

const { BENCH_DATABASE_URL, PORT } = process.env;
// As many connections as the product has.
const pool = new pg.Pool({ connectionString: BENCH_DATABASE_URL, max: 20 });
const FIND_KEY = "SELECT workspace_id, account_id, plan FROM bench.keys WHERE digest = $1";
const READ_SCORE =
  "SELECT score, presence, reach, impact, sentiment, momentum, formula_version, calculated_at FROM bench.scores WHERE workspace_id = $1";
const READ_HISTORY = `SELECT date, score, presence, reach, impact, sentiment, momentum FROM bench.history
  WHERE workspace_id = $1 AND date BETWEEN $2 AND $3 ORDER BY date`;

const number = { type: "number" } as const;
const text = { type: "string" } as const;
const pillars = {
  type: "object",
  properties: { presence: number, reach: number, impact: number, sentiment: number, momentum: number },
} as const;
const score = {
  type: "object",
  properties: {
    score: number,
    pillars,
    formula_version: text,
    calculated_at: text,
    workspace_id: text,
    tier: text,
  },
} as const;
const history = {
  type: "object",
  properties: {
    workspace_id: text,
    granularity: text,
    data: { type: "array", items: { type: "object", properties: { date: text, score: number, pillars } } },
    delta: { type: "object", properties: { score: text, period: text } },
  },
} as const;

type Pillars = Record<"presence" | "reach" | "impact" | "sentiment" | "momentum", number>;
type Key = { workspace_id: string; account_id: string; plan: string };
type Score = Pillars & { score: number; formula_version: string; calculated_at: string };
type Day = Pillars & { date: string; score: number };

const pillarsOf = ({ presence, reach, impact, sentiment, momentum }: Pillars) => {
  return { presence, reach, impact, sentiment, momentum };
};

async function findKey(authorization: string | undefined): Promise<Key | undefined> {
  const key = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? "";
  const values = [createHash("sha256").update(key).digest()];
  return (await pool.query<Key>({ name: "key", text: FIND_KEY, values })).rows[0];
}

const refuse = (reply: FastifyReply, status: 401 | 404): FastifyReply =>
  (reply as FastifyReply).code(status).send();

const server = Fastify();
server.get("/readyz", async () => ({ status: "ok" }));
server.get("/v1/score", { schema: { response: { 200: score } } }, async (request, reply) => {
  const key = await findKey(request.headers.authorization);
  if (!key) return refuse(reply, 401);
  const values = [key.workspace_id];
  const [row] = (await pool.query<Score>({ name: "score", text: READ_SCORE, values })).rows;
  if (!row) return refuse(reply, 404);
  const { score: composite, formula_version, calculated_at } = row;
  const { workspace_id, plan: tier } = key;
  return { score: composite, pillars: pillarsOf(row), formula_version, calculated_at, workspace_id, tier };
});
server.get("/v1/score/history", { schema: { response: { 200: history } } }, async (request, reply) => {
  const key = await findKey(request.headers.authorization);
  if (!key) return refuse(reply, 401);
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  const values = [key.workspace_id, from, to];
  const { rows } = await pool.query<Day>({ name: "history", text: READ_HISTORY, values });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return refuse(reply, 404);
  const moved = Math.round((last.score - first.score) * 10) / 10;
  return {
    workspace_id: key.workspace_id,
    granularity: "daily",
    data: rows.map((row) => ({ date: row.date, score: row.score, pillars: pillarsOf(row) })),
    delta: { score: moved < 0 ? `${moved}` : `+${moved}`, period: `${first.date} to ${last.date}` },
  };
});
await server.listen({ host: "127.0.0.1", port: Number(PORT) });
