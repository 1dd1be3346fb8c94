// A process of its own that asks for GET /v1/score with a key so many times at once, and prints how many were let through.
import { GET } from "#app/v1/score/route.ts";
import { closeDatabase } from "#lib/database-connections.ts";

const [key = "", count = "0"] = process.argv.slice(2);
const ask = async () => {
  const headers = { authorization: `Bearer ${key}` };
  const request = new Request("http://127.0.0.1/v1/score", { headers });
  return (await GET(request, { params: Promise.resolve({}) })).status;
};
const statuses = await Promise.all(Array.from({ length: Number(count) }, ask));
const refused = statuses.filter((status) => status === 429).length;
const failed = statuses.filter((status) => status >= 500).length;
process.stdout.write(JSON.stringify({ accepted: statuses.length - refused - failed, refused, failed }));
await closeDatabase();
