import { setTimeout as sleep } from "node:timers/promises";
import { makePosts } from "#scripts/testing/workspaces.ts";
import { ask } from "../faults/client.ts";
import { MIXED } from "../faults/load.ts";
import type { Person } from "../faults/person.ts";

export type Guest = Person & {
  /** Headers of the owner's browser. */
  session: Record<string, string>;
};
export type Traffic = {
  requests: number;
  /** Answers of each status, by what was asked for. */
  counts: Map<string, number>;
  /** What should not have been answered. */
  errors: string[];
  stop: () => Promise<void>;
};

const PAGES = ["", "/audits", "/campaigns", "/webhooks", "/drafts", "/platforms", "/settings"];
const PAUSE_MS = 40;
const IMPORT_EVERY_MS = 20_000;
const SHOWN = 20;

/**
 * Asks for everything that the product does, each guest one thing after the other: the API, the pages, drafts, audits with their
 * events, and now and then a file.
 */
export function startTraffic(url: string, guests: Guest[]): Traffic {
  let isOver = false;
  const traffic: Traffic = { requests: 0, counts: new Map(), errors: [], stop: async () => {} };
  const note = (name: string, { status, text }: { status: number; text: string }) => {
    traffic.requests++;
    const key = `${name} ${status}`;
    traffic.counts.set(key, (traffic.counts.get(key) ?? 0) + 1);
    if (isExpected(status) || traffic.errors.length >= SHOWN) return;
    traffic.errors.push(`${key}: ${text.slice(0, 200)}`);
  };
  const visit = async ({ id, key, session }: Guest, n: number) => {
    const [method, path, body] = MIXED[n % MIXED.length] ?? ["GET", "/v1/workspace"];
    note(`${method} ${path}`, await ask(url, method, path, { key, body }));
    const page = PAGES[n % PAGES.length] ?? "";
    note(`page ${page}`, await ask(url, "GET", `/w/${id}${page}`, { headers: session }));
  };
  const importFile = async ({ id, session }: Guest, n: number) => {
    const path = `/internal/workspaces/${id}/uploads?platform=twitter&handle=brand&file_name=posts.csv`;
    const headers = { ...session, "content-type": "application/octet-stream" };
    note("import", await ask(url, "POST", path, { headers, body: makePosts(30 + (n % 10)) }));
  };
  const live = async (guest: Guest) => {
    let imported = performance.now();
    for (let n = 0; !isOver; n++) {
      await visit(guest, n);
      if (performance.now() - imported > IMPORT_EVERY_MS) {
        await importFile(guest, n);
        imported = performance.now();
      }
      await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(guests.map(live));
  traffic.stop = async () => {
    isOver = true;
    await all;
  };
  return traffic;
}

/** An audit that runs already is refused, as is a score before the first one has ended. */
function isExpected(status: number): boolean {
  return status === 200 || status === 404 || status === 409;
}
