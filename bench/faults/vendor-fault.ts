import { spawn } from "node:child_process";
import { join } from "node:path";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { ROOT } from "#scripts/settings.ts";
import { connect, setUpPlatform } from "#scripts/testing/connect.ts";
import { type Brand, makeBrands, startAudit, untilAuditsEnd } from "./brands.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { type Stage, until } from "./stage.ts";

const SIZE = { posts: 60, comments: 90 };
const LISTS = "/youtube/v3/playlistItems";
const refusal = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, errors: [{ reason }] } },
});

type Case = {
  name: string;
  fault: Parameters<YoutubeStandIn["faults"]["add"]>[0];
  /** How the sync ends, and how its profile stands then. */
  sync: "completed" | "failed";
  profile: "connected" | "error";
};

const CASES: Case[] = [
  { name: "401", fault: { answer: refusal(401, "authError") }, sync: "completed", profile: "connected" },
  {
    name: "429",
    fault: { times: 99, answer: refusal(429, "rateLimitExceeded") },
    sync: "failed",
    profile: "connected",
  },
  { name: "503 once", fault: { answer: { status: 503, body: {} } }, sync: "completed", profile: "connected" },
  { name: "cut once", fault: { ending: "cut" }, sync: "completed", profile: "connected" },
  { name: "9 MiB", fault: { times: 99, ending: "huge" }, sync: "failed", profile: "error" },
];

const vendor: Fault = {
  number: 29,
  title: "platform vendor: 401, 429, 5xx, cut body, hostile body, token refresh raced by two processes",
  bar: "the connection says so, the audit goes on with the others, one refresh, no token in a log",
  invariants: OF_ROWS,
  run: async (stage) => {
    const standIn = await serveYoutube(SIZE);
    try {
      setUpPlatform("youtube", { base: standIn.base, client: YOUTUBE_CLIENT });
      stage.startWorker();
      const brands = await makeBrands(stage, CASES.length, { hooks: false });
      const told: string[] = [];
      let pass = true;
      for (const [at, one] of CASES.entries()) {
        const seen = await meet(stage, standIn, brands[at] as Brand, one);
        told.push(`${one.name}: ${seen.text}`);
        pass &&= seen.isGood;
      }
      const renewals = await race(stage, standIn, brands[0] as Brand);
      const leaked = standIn.oauth.grants
        .flatMap(({ access, refresh }) => [access, refresh ?? access])
        .filter((token) => stage.log().includes(token)).length;
      return {
        figure: `${told.join("; ")}; ${renewals} request for tokens by two processes; ${leaked} tokens in logs`,
        pass: pass && renewals === 1 && leaked === 0,
      };
    } finally {
      setUpPlatform("youtube", null);
      await standIn.close();
    }
  },
};

/** Connects a brand while its vendor fails, waits for the sync that follows, and has an audit run. */
async function meet(stage: Stage, { faults }: YoutubeStandIn, brand: Brand, { fault, sync, profile }: Case) {
  faults.add({ at: LISTS, ...fault });
  await connect(brand.id, "youtube");
  let row: { status: string; title: string | null; posts: number; profile: string } | undefined;
  await until(async () => {
    [row] = await stage.sql(
      `SELECT s.status, s.error_title AS title, s.posts::int AS posts, p.status AS profile FROM syncs s
       JOIN profiles p ON p.workspace_id = s.workspace_id AND p.id = s.profile_id WHERE s.workspace_id = $1`,
      [brand.id],
    );
    return row && row.status !== "processing";
  }, 60);
  faults.clear();
  await startAudit(stage, brand, { platforms: ["twitter"] });
  const audit = await untilAuditsEnd(stage, 60);
  const isGood =
    row?.status === sync &&
    row.profile === profile &&
    audit !== null &&
    (sync === "failed" ? row.title !== null : row.posts === SIZE.posts);
  const title = row?.title ? ` (${row.title})` : "";
  return { text: `${row?.status}${title}, ${row?.posts} posts, ${row?.profile}`, isGood };
}

/** @returns how often the vendor was asked for tokens when two processes found the same ones at their end */
async function race(stage: Stage, { faults, requests }: YoutubeStandIn, { id }: Brand): Promise<number> {
  const [row] = await stage.sql<{ profile: string }>(
    "SELECT profile_id AS profile FROM connections WHERE workspace_id = $1",
    [id],
  );
  const asked = () => requests.filter(({ path }) => path.endsWith("/token")).length;
  const before = asked();
  faults.add({ at: "/token", ending: "slow", delayMs: 1_500 });
  const tokens = await Promise.all([1, 2].map(() => renewElsewhere(id, row?.profile ?? "")));
  if (tokens[0] === "" || tokens[0] !== tokens[1]) throw new Error("two processes have two pairs of tokens");
  return asked() - before;
}

function renewElsewhere(workspaceId: string, profileId: string): Promise<string> {
  const script = join(ROOT, "bench", "faults", "renew-tokens.ts");
  const child = spawn(process.execPath, [script, workspaceId, profileId], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(said));
  });
}

export const VENDOR_FAULTS = [vendor];
