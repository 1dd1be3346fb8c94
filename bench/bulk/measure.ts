// One measurement of `npm run bench -- bulk`, in a process of its own with the flags of a worker.
import { operatorFor } from "#lib/access/operator-for.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { withWorkspace } from "#lib/db.ts";
import { importFile } from "#lib/imports/import-file.ts";
import { readExport } from "#lib/imports/read-export.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { startReadingThreads } from "#lib/worker/start-reading-threads.ts";
import { type Brand, makeCsv } from "./make-files.ts";
import { profileShares } from "./profile-shares.ts";

type Kind = "posts" | "comments";
export type Order = {
  work: "parse" | "import" | "audit" | "history";
  workspaceId: string;
  brand: Brand;
  /** Whether nobody has read the comments so far, where that matters. */
  isUnread?: boolean;
  isProfiled: boolean;
};
/** One piece of work that was timed; `rows`: how many it was about; `shares` of its time, where it was profiled. */
export type Timed = { name: string; rows: number; seconds: number; cpu: number; shares: [string, number][] };
export type Measured = { timed: Timed[]; memoryMb: number };

const now = new Date();
const timed: Timed[] = [];
const order: Order = JSON.parse(process.argv[2] ?? "");
startReadingThreads();
await measure(order);
const measured: Measured = { timed, memoryMb: process.resourceUsage().maxRSS / 1_000 };
process.send?.(measured);
await closeDatabase();
process.disconnect?.();

async function measure({ work, workspaceId, brand }: Order): Promise<void> {
  const kinds: Kind[] = brand.comments > 0 ? ["posts", "comments"] : ["posts"];
  if (work === "parse")
    for (const kind of kinds) await time(`parse ${kind}`, brand[kind], () => parse(kind, brand));
  else if (work === "import") {
    for (const kind of kinds) await time(`import ${kind}`, brand[kind], () => load(workspaceId, kind, brand));
    if (kinds.length > 1) timed.push(sumUp("import both", timed));
  } else if (work === "history")
    for (const name of ["first history", "history again"])
      await time(name, brand.days, async () => {
        await rebuildHistory(workspaceId, now);
      });
  else
    for (const name of ["first audit", "second audit"])
      await time(name, brand.posts + brand.comments, () => audit(workspaceId));
}

async function time(name: string, rows: number, work: () => Promise<void>): Promise<void> {
  const stop = order.isProfiled ? await profileShares() : async () => [];
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  timed.push({ name, rows, seconds, cpu: (user + system) / 1e6, shares: await stop() });
}

/** Of parts that ran one after the other. */
function sumUp(name: string, parts: readonly Timed[]): Timed {
  const add = (figure: (part: Timed) => number) => parts.reduce((sum, part) => sum + figure(part), 0);
  return {
    name,
    rows: add(({ rows }) => rows),
    seconds: add(({ seconds }) => seconds),
    cpu: add(({ cpu }) => cpu),
    shares: [],
  };
}

async function parse(kind: Kind, brand: Brand): Promise<void> {
  let good = 0;
  const source = makeCsv(kind, brand);
  for await (const row of readExport(source, { platform: "twitter", fileName: `${kind}.csv`, now }))
    if (row.kind === "post" || row.kind === "comment") good++;
  if (good !== brand[kind]) throw new Error(`${good} of ${brand[kind]} rows were read`);
}

async function load(workspaceId: string, kind: Kind, brand: Brand): Promise<void> {
  const file = { platform: "twitter", handle: "brand", fileName: `${kind}.csv` } as const;
  const result = await importFile(workspaceId, { ...file, source: makeCsv(kind, brand), now });
  if (result[kind] !== brand[kind]) throw new Error(`${result[kind]} of ${brand[kind]} rows were stored`);
}

async function audit(workspaceId: string): Promise<void> {
  const caller = await operatorFor(workspaceId);
  const { audit_id: id } = await startAudit(caller, { lookback_days: 90 }, { now: new Date() });
  await runAudit(workspaceId, id);
  const { status } = await withWorkspace(workspaceId, (tx) =>
    tx.audit.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } }, select: { status: true } }),
  );
  if (status !== "completed") throw new Error(`the audit is ${status}`);
}
