import { addDays } from "#lib/time.ts";
import { exportFiles } from "./export-files.ts";
import type { Caller, Installation, KeyName, WorkspaceName } from "./installation.ts";
import { comments, followers, plainPosts } from "./plain-files.ts";
import { importFiles, inPairs, operate, runAudit, type Site } from "./site.ts";

type Made = { workspace_id: string; api_key: string };
type MadeKey = { key_id: string; key: string };

const INDUSTRY = "food";
/** So many other accounts of an industry are needed for a comparison within it. */
const PEERS = 20;
const PLANS: Record<Exclude<WorkspaceName, "second">, string> = {
  full: "agency",
  workshop: "agency",
  live: "enterprise",
  limited: "pro",
  quiet: "pro",
  moved: "agency",
  halted: "agency",
  empty: "agency",
  creator: "creator",
  deleted: "pro",
};

/** Makes the workspaces with their keys and figures; what happens in them comes later. */
export async function makeWorkspaces(site: Site): Promise<Pick<Installation, "callers" | "keys">> {
  const callers = {} as Installation["callers"];
  const names = Object.keys(PLANS) as (keyof typeof PLANS)[];
  await inPairs(names, async (name) => {
    callers[name] = await makeWorkspace(site, name, PLANS[name]);
  });
  const account = ["--account-of", callers.full.id, "--name", "second"];
  const second = await operate<{ workspace_id: string }>(site, "workspace", "add", ...account);
  const { key } = await makeKey(site, second.workspace_id);
  callers.second = { name: "second", id: second.workspace_id, key };
  const keys = await makeKeys(site, callers.full.id);
  await importFigures(site, callers);
  return { callers, keys };
}

/** Accounts of one industry, each with an audit. */
export async function makePeers(site: Site): Promise<Caller[]> {
  const peers: Caller[] = [];
  await inPairs([...Array(PEERS).keys()], async (n) => {
    const peer = await makeWorkspace(site, `peer${n}`, "pro");
    const text = plainPosts(site.today, {
      count: 12 + n * 3,
      every: 1 + (n % 4),
      exposure: 200 + n * n * 60,
    });
    await importFiles(site, peer, [{ platform: "twitter", name: "posts.csv", text }]);
    await runAudit(site, peer);
    peers.push(peer);
  });
  return peers;
}

async function makeWorkspace(site: Site, name: string, plan: string): Promise<Caller> {
  const owner = ["--owner", `${name}@answers.example`, "--password", "a password of the bench"];
  const about = ["--name", name, "--plan", plan, "--industry", INDUSTRY];
  const made = await operate<Made>(site, "workspace", "create", ...about, ...owner);
  return { name, id: made.workspace_id, key: made.api_key };
}

function makeKey(site: Site, workspace: string, ...options: string[]): Promise<MadeKey> {
  return operate<MadeKey>(site, "key", "create", "--workspace", workspace, ...options);
}

async function makeKeys(site: Site, id: string): Promise<Record<KeyName, Caller>> {
  const revoked = await makeKey(site, id);
  await operate(site, "key", "revoke", revoked.key_id);
  const named = (name: KeyName, { key }: MadeKey) => ({ name, id, key });
  return {
    reader: named("reader", await makeKey(site, id, "--scopes", "read")),
    writer: named("writer", await makeKey(site, id, "--scopes", "write")),
    revoked: named("revoked", revoked),
    expired: named("expired", await makeKey(site, id, "--expires", soon())),
  };
}

/** No key is made that has ended: this one has when the answers are recorded. */
function soon(): string {
  return new Date(Date.now() + 60_000).toISOString();
}

async function importFigures(site: Site, callers: Installation["callers"]): Promise<void> {
  const { today } = site;
  const files = exportFiles(today);
  for (const [platform, own] of Map.groupBy(files, (file) => file.platform)) {
    await importFiles(site, callers.full, own);
    if (platform === "instagram" || platform === "twitter") await importFiles(site, callers.workshop, own);
  }
  const rest: WorkspaceName[] = [
    "second",
    "live",
    "limited",
    "moved",
    "halted",
    "creator",
    "deleted",
    "quiet",
  ];
  await inPairs(rest, async (name) => {
    const last = name === "quiet" ? addDays(today, -700) : today;
    const figures = [
      {
        name: "posts.csv",
        text: plainPosts(last, { count: 60, every: 2, exposure: 800 + name.length * 150 }),
      },
      { name: "comments.csv", text: comments(last, 30) },
      { name: "followers.csv", text: followers(last, 2_000, 150) },
    ];
    const twitter = figures.map((file) => ({ platform: "twitter" as const, ...file }));
    await importFiles(site, callers[name], twitter);
  });
}
