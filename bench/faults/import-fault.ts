import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { makePosts } from "#scripts/testing/workspaces.ts";
import { readMemoryOfAll } from "../product/read-memory.ts";
import { type Brand, makeBrands, startAudit } from "./brands.ts";
import { json } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { enter, makePerson } from "./person.ts";
import { type Stage, until } from "./stage.ts";

const MEGABYTES = 200;
const ROW_BYTES = 20_000;
/** A file that takes longer has not passed. */
const GIVE_UP_MS = 75_000;
const HEADER = "id,created_at,text,likes,comments,shares,impressions\n";
/** Batches of rows, chunks of a mebibyte and what the runtime has not collected yet; a file that is held whole is 200 MB. */
const FLAT_MB = 100;
const LATE_SECONDS = 1;

type File = { name: string; body: () => AsyncGenerator<Buffer>; isGood: boolean; tellsLine: boolean };

const FILES: File[] = [
  { name: "200 MB", body: makeLarge, isGood: true, tellsLine: false },
  { name: "binary", body: () => once(randomBytes(3_000_000)), isGood: false, tellsLine: false },
  { name: "10,000 columns", body: () => once(makeWide()), isGood: false, tellsLine: false },
  { name: "mixed encodings", body: () => once(makeMixed()), isGood: false, tellsLine: true },
];

const SMALL: File = {
  name: "small",
  body: () => once(Buffer.from(makePosts(60))),
  isGood: true,
  tellsLine: false,
};

const hardFiles: Fault = {
  number: 30,
  title: "import of a 200 MB file, a binary file, a CSV with 10,000 columns, mixed encodings",
  bar: `clear error (with its line), nothing half-imported, memory + ≤ ${FLAT_MB} MB, audits ≤ ${LATE_SECONDS} s later`,
  invariants: OF_ROWS,
  run: async (stage) => {
    const worker = stage.startWorker();
    const [other] = await makeBrands(stage, 1, { hooks: false });
    if (!other) throw new Error("no brand was made");
    const usual = await timeAudits(stage, other, 3);
    // The process that imports is there from the first file on: what a large one takes is measured beside a small one.
    await importOne(stage, SMALL, other);
    const before = readMemoryOfAll(worker.pid);
    const told: string[] = [];
    let isGood = true;
    let late = 0;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, readMemoryOfAll(worker.pid));
    }, 50);
    for (const file of FILES) {
      const seen = await importOne(stage, file, other);
      late = Math.max(late, seen.audit - usual);
      told.push(`${file.name}: ${seen.text}`);
      isGood &&= seen.isGood;
    }
    clearInterval(watch);
    const more = most - before;
    return {
      figure: `${told.join("; ")}; memory + ${more.toFixed(0)} MB over ${before.toFixed(0)} MB; audits of others ${late.toFixed(1)} s later than ${usual.toFixed(1)} s`,
      pass: isGood && more <= FLAT_MB && late <= LATE_SECONDS,
    };
  },
};

type Upload = { status: string; title: string | null; detail: string | null; rejected: string | null };

/** Each into a workspace of its own. */
async function importOne(stage: Stage, file: File, other: Brand) {
  const person = await makePerson();
  const session = await enter(stage.web().url, person);
  const handle = file.name.replace(/\W/g, "");
  const path = `/internal/workspaces/${person.id}/uploads?platform=twitter&handle=${handle}&file_name=posts.csv`;
  const sent = await send(stage, path, session, file);
  const begun = performance.now();
  const { upload_id: id } = json(sent);
  let audit = 0;
  let row: Upload | undefined;
  const isOver = async () => {
    [row] = await stage.sql<Upload>(
      `SELECT status, error_title AS title, error_detail AS detail, 'line ' || (result #>> '{rejected,0,line}') || ': ' || (result #>> '{rejected,0,reason}') AS rejected
       FROM uploads WHERE id = $1`,
      [id],
    );
    return row?.status === "completed" || row?.status === "failed";
  };
  while (id && !(await isOver()) && performance.now() - begun < GIVE_UP_MS)
    audit = Math.max(audit, await timeAudits(stage, other, 1));
  const seconds = (performance.now() - begun) / 1_000;
  const [posts] = await stage.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM posts JOIN profiles p ON p.workspace_id = posts.workspace_id AND p.id = profile_id
     WHERE p.workspace_id = $1 AND lower(p.handle) = $2`,
    [person.id, handle.toLowerCase()],
  );
  const count = posts?.n ?? 0;
  const why = row?.detail ?? row?.rejected ?? "no reason";
  const said = file.isGood ? `${count} posts` : `"${why.slice(0, 90)}", ${count} posts`;
  const isGood = file.isGood
    ? row?.status === "completed" && count === countRows()
    : file.tellsLine
      ? /line \d/.test(why) && count <= GOOD_ROWS
      : row?.status === "failed" && count === 0 && why.length > 20;
  return { text: `${row?.status ?? sent.status} after ${seconds.toFixed(0)} s, ${said}`, isGood, audit };
}

async function send(stage: Stage, path: string, session: Record<string, string>, { body }: File) {
  const answer = await fetch(`${stage.web().url}${path}`, {
    method: "POST",
    headers: { ...session, "content-type": "application/octet-stream" },
    body: Readable.toWeb(Readable.from(body())),
    duplex: "half",
  } as unknown as RequestInit);
  return { status: answer.status, headers: answer.headers, text: await answer.text(), ms: 0 };
}

/** The slowest of some audits, one after the other, in seconds until a worker took it. */
async function timeAudits(stage: Stage, brand: Brand, count: number): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < count; n++) {
    const id = await startAudit(stage, brand);
    const begun = performance.now();
    const ended = () => stage.sql("SELECT 1 FROM audits WHERE id = $1 AND status <> 'processing'", [id]);
    await until(async () => (await ended()).length > 0, 60);
    slowest = Math.max(slowest, (performance.now() - begun) / 1_000);
    await sleep(100);
  }
  return slowest;
}

/** Of the file of two encodings; each of the others is told by its line. */
const GOOD_ROWS = 60;
const countRows = () => Math.floor((MEGABYTES * 1_000_000) / ROW_BYTES);

async function* makeLarge(): AsyncGenerator<Buffer> {
  yield Buffer.from(HEADER);
  const text = "word ".repeat(ROW_BYTES / 5 - 12);
  let batch = "";
  for (let n = 0; n < countRows(); n++) {
    const day = new Date(Date.UTC(2024, 0, 1) + (n % 600) * 86_400_000).toISOString().slice(0, 10);
    batch += `p${n},${day}T09:00:00Z,${text},${n % 90},${n % 9},${n % 5},${1_000 + n}\n`;
    if (n % 50 !== 49) continue;
    yield Buffer.from(batch);
    batch = "";
  }
  yield Buffer.from(batch);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function makeWide(): Buffer {
  const names = Array.from({ length: 10_000 }, (_, n) => `column ${n}`);
  const row = names.map((_, n) => n);
  return Buffer.from(
    [names, ...Array.from({ length: 20 }, () => row)].map((cells) => cells.join(",")).join("\n"),
  );
}

/** UTF-8 up to its middle, Windows-1252 from there on. */
function makeMixed(): Buffer {
  const good = makePosts(GOOD_ROWS).replaceAll("Post", "Café");
  const more = Buffer.from("q1,2024-05-01T09:00:00Z,Caf\u00e9 au lait,1,2,3,4\n".repeat(30), "latin1");
  return Buffer.concat([Buffer.from(good), more]);
}

export const IMPORT_FAULTS = [hardFiles];
