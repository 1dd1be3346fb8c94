import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { comments, followers, plainPosts, today } from "../../answers/plain-files.ts";
import type { Place } from "../../product/place.ts";
import { runCli } from "../../product/run-cli.ts";
import { launchProduct } from "../../product/start-product.ts";
import { addressOf } from "./flood.ts";
import { type MediaServer, startMediaServer } from "./media-server.ts";
import { pin } from "./pin.ts";
import { openSession } from "./sign-in.ts";

export type Tenant = {
  workspaceId: string;
  key: string;
  /** Headers of the dashboard's pages. */
  session: Record<string, string>;
};

/** The product as an operator starts it, with the demo account, whose owner and brands are attacked or stand by. */
export type Site = {
  url: string;
  port: number;
  dataDir: string;
  /** Of `npm start`. */
  pid: number;
  /** Of each crowd or storm. */
  seconds: number;
  demo: Demo;
  /** A server that the product is told to fetch from and to send to. */
  receiver: MediaServer;
  stop: () => Promise<void>;
  said: () => string;
};

const PASSWORD = "a password of the bench";
let tenants = 0;

/** @param place a folder that is there, which the user of the embedded database may enter. */
export async function startSite(dataDir: string, seconds: number): Promise<Site> {
  const { env, ...receiver } = await startMediaServer(dataDir);
  const product = await launchProduct(placeOf(dataDir, env));
  const pid = product.process.pid ?? 0;
  pin(pid, 0);
  try {
    await product.ready();
  } catch (error) {
    await receiver.close();
    throw error;
  }
  const demo = JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8")) as Demo;
  const stop = async () => {
    await product.stop();
    await receiver.close();
  };
  const { url, said } = product;
  return { url, port: Number(new URL(url).port), dataDir, pid, seconds, demo, receiver, stop, said };
}

/** The key of one of the demo account's workspaces. */
export function demoKey({ demo }: Site, plan: "pro" | "agency" | "enterprise"): string {
  return demo.workspaces.find((one) => one.plan === plan)?.key ?? "";
}

/** An account of the plan Agency with figures of two years, whose owner is signed in. */
export async function makeTenant({ url, dataDir }: Site, name: string): Promise<Tenant> {
  tenants += 1;
  const place = placeOf(dataDir);
  const email = `${name}@attacks.example`;
  const about = ["--name", name, "--plan", "agency", "--industry", "food", "--owner", email];
  const made = await operate(place, "workspace", "create", ...about, "--password", PASSWORD);
  const { workspace_id: workspaceId = "", api_key: key = "" } = made;
  const files = {
    "posts.csv": plainPosts(today(), { count: 360, every: 2, exposure: 900 }),
    "comments.csv": comments(today(), 60),
    "followers.csv": followers(today(), 2_000, 700),
  };
  const paths = Object.entries(files).map(([file, text]) => {
    const path = join(dataDir, `${name}-${file}`);
    writeFileSync(path, text);
    return path;
  });
  const profile = ["--workspace", workspaceId, "--platform", "twitter", "--handle", name];
  await operate(place, "import", ...profile, ...paths);
  const session = await openSession(url, addressOf(tenants), { email, password: PASSWORD });
  return { workspaceId, key, session };
}

function placeOf(dataDir: string, env: Record<string, string> = {}): Place {
  return { checkout: ROOT, dataDir, env };
}

async function operate(place: Place, ...args: string[]): Promise<Record<string, string>> {
  const { code, stdout, stderr } = await runCli(place, [...args, "--json"]);
  if (code !== 0) throw new Error(`cli ${args[0]} failed: ${stderr || stdout}`);
  return JSON.parse(stdout);
}
