import { setTimeout as sleep } from "node:timers/promises";
import { connectTo, type Database } from "../answers/database.ts";
import { launchProduct } from "../product/start-product.ts";
import { copyEmbedded, type Subject } from "./subjects.ts";

const INSERT = `INSERT INTO posts (workspace_id, platform, id, created_at, text, likes, comments, views, imported_at)
  SELECT workspace_id, platform, 'many-' || n, now() - n * interval '1 minute', 'Post number ' || n, n % 1000, n % 100, n, now()
  FROM generate_series(1, $1::int) AS n, (SELECT workspace_id, platform FROM platform_connections
    WHERE handle = 'full' AND platform = 'twitter') AS target`;
const SUM = `SELECT count(*)::text AS posts, sum(hashtextextended(concat_ws('|', workspace_id, id, created_at, text, likes, comments,
  views, imported_at), 0))::text AS sum FROM posts`;

/**
 * Upgrades a copy with so many posts more, and an unchanged one.
 * @returns how long it took until the first answer, what was said meanwhile, and whether the posts are as they were; in words.
 */
export async function upgradeManyPosts(home: string, posts: number): Promise<string> {
  const subject = copyEmbedded(home);
  try {
    const before = await use(subject, async (database) => {
      await database.rows(INSERT, [posts]);
      return database.rows(SUM);
    });
    const first = await timeStart(subject);
    const again = await timeStart(subject);
    const after = await use(subject, (database) => database.rows(SUM));
    const [{ posts: total = "", sum = "" } = {}] = before as Record<string, string>[];
    const isKept = JSON.stringify(before) === JSON.stringify(after);
    return [
      `${total} posts, sum ${sum}: ${isKept ? "as before" : `now ${JSON.stringify(after)}`}`,
      `first start: /healthz answers after ${first.seconds} s; it said: ${first.said || "nothing"}`,
      `the next:    /healthz answers after ${again.seconds} s`,
    ].join("\n");
  } finally {
    await subject.remove();
  }
}

async function use<T>({ open }: Subject, work: (database: Database) => Promise<T>): Promise<T> {
  const cluster = await open();
  const database = connectTo(cluster.url);
  try {
    return await work(database);
  } finally {
    await database.close();
    await cluster.release();
  }
}

/** Until the process lives for those who ask, in seconds, and the first line that was said before that. */
async function timeStart({ place }: Subject): Promise<{ seconds: string; said: string }> {
  const begun = performance.now();
  const product = await launchProduct(place);
  let said = "";
  for (let isUp = false; !isUp; await sleep(50)) {
    said ||= product.said();
    isUp = await fetch(`${product.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (product.process.exitCode !== null) throw new Error(`the product did not start:\n${product.said()}`);
  }
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  await product.ready();
  await product.stop();
  return { seconds, said: said.trim().split("\n")[0] ?? "" };
}
