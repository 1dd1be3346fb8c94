import { setTimeout as sleep } from "node:timers/promises";
import { request } from "undici";
import { type Attack, count } from "./ground/attack.ts";
import { withKey } from "./ground/flood.ts";
import { rows, sendFile } from "./ground/send-file.ts";
import { demoKey, type Site, type Tenant } from "./ground/site.ts";

const MEBIBYTE = 1_048_576;
const HEAD = "id,created_at,text,media,likes,comments,shares,impressions";
/** "Imports never delay audits by more than 1 s." */
const LATER_MS = 1_000;
const POLL_MS = 100;

const badRow = (n: number) => `p${n},not a day,"text ${n}",image,many,none,-1,x`;
const FILES: { name: string; file: () => Iterable<string> }[] = [
  { name: "16 MB of rows that are refused", file: () => rows(HEAD, badRow, 16 * MEBIBYTE) },
  { name: "72 MB of them", file: () => rows(HEAD, badRow, 72 * MEBIBYTE) },
  {
    name: "a field of 20 MB",
    file: () => [`${HEAD}\np1,2026-01-01,"`, "x".repeat(20 * MEBIBYTE), '",image,1,1,1,1\n'],
  },
  { name: "a quote without end", file: () => [`${HEAD}\np1,2026-01-01,"`, 'a,b\n""'.repeat(2 * MEBIBYTE)] },
  {
    name: "100,000 columns",
    file: () => [`${"c,".repeat(100_000)}\n`, `${"1,".repeat(100_000)}\n`.repeat(20)],
  },
  { name: "JSON of 5 million levels", file: () => ["[".repeat(5_000_000), "]".repeat(5_000_000)] },
  {
    name: "lines of deep JSON",
    file: () => rows("", () => `{"id":${"[".repeat(5_000)}${"]".repeat(5_000)}}`, 8 * MEBIBYTE),
  },
];

/** Files that hold nothing to import, one after the other; another tenant has audits run meanwhile. */
export const junkFiles: Attack = {
  name: "junk-files",
  by: "tenant",
  tried: `${FILES.map(({ name }) => name).join("; ")}; another tenant runs audits`,
  clients: 2,
  run: async (site, tenant, tally) => {
    const alone = Math.max(await timeAudit(site), await timeAudit(site));
    const waiting: string[] = [];
    for (const { name, file } of FILES) {
      const { answer, id } = await sendFile(site, tenant, file());
      count(tally, `${name}: ${answer}`);
      if (id) waiting.push(id);
    }
    let slowest = 0;
    do slowest = Math.max(slowest, await timeAudit(site));
    while (await isAnyUnderWay(site, tenant, waiting));
    count(tally, `audit ${alone.toFixed(0)} ms alone, at most ${slowest.toFixed(0)} ms`);
    return slowest > alone + LATER_MS
      ? `an audit took ${((slowest - alone) / 1_000).toFixed(1)} s longer`
      : null;
  },
};

/** From the request until its result can be read, in ms. */
async function timeAudit(site: Site): Promise<number> {
  const headers = withKey(demoKey(site, "agency"));
  const begun = performance.now();
  const started = await fetch(`${site.url}/v1/audit/run`, { method: "POST", headers, body: "{}" });
  const { audit_id } = (await started.json()) as { audit_id?: string };
  if (!audit_id) throw new Error(`an audit was answered ${started.status}`);
  for (;;) {
    const { statusCode, body } = await request(`${site.url}/v1/audit/${audit_id}`, { headers });
    await body.dump();
    if (statusCode === 200) return performance.now() - begun;
    await sleep(POLL_MS);
  }
}

async function isAnyUnderWay(
  { url }: Site,
  { workspaceId, session }: Tenant,
  ids: string[],
): Promise<boolean> {
  for (const id of ids) {
    const answer = await fetch(`${url}/internal/workspaces/${workspaceId}/uploads/${id}`, {
      headers: session,
    });
    const { status } = (await answer.json()) as { status?: string };
    if (status === "processing") return true;
  }
  return false;
}
