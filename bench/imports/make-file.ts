import { randomBytes } from "node:crypto";
import { addDays } from "#lib/time.ts";

const MB = 1_000_000;
const HEADER = "id,created_at,text,likes,comments,shares,impressions\n";
const WORDS =
  "Fresh leaves from the spring harvest are in and the small pots are back on the shelf today".split(" ");
const LAST_DAY = "2026-10-31";
const PER_DAY = 600;

type Row = (n: number) => string;
type File = { name: string; start: string; row: Row };

const dayOf = (n: number) => addDays(LAST_DAY, -Math.floor(n / PER_DAY));
/** About 200 bytes, so that 200 MB are a million posts; no two alike. */
const textOf = (n: number) =>
  Array.from({ length: 24 }, (_, at) => WORDS[(n * 7 + at * (1 + (n % 5))) % WORDS.length]).join(" ");
const figuresOf = (n: number) => `${20 + (n % 37)},${n % 9},${n % 5},${1_000 + (n % 4_001)}`;

/** What the files of a kind hold; each goes on until the file has its size. */
const KINDS: Record<string, File> = {
  posts: {
    name: "posts.csv",
    start: HEADER,
    row: (n) => `p${n},${dayOf(n)}T09:00:00Z,"${textOf(n)}, as ever",${figuresOf(n)}\n`,
  },
  comments: {
    name: "comments.csv",
    start: "id,post_id,created_at,author,text\n",
    row: (n) => `c${n},p${n % 1_000},${dayOf(n)}T09:00:00Z,reader${n % 50_021},"${textOf(n)}!"\n`,
  },
  "json-lines": {
    name: "posts.jsonl",
    start: "",
    row: (n) =>
      `${JSON.stringify({ id: `p${n}`, created_at: `${dayOf(n)}T09:00:00Z`, text: textOf(n), likes: n % 37, impressions: 1_000 + n })}\n`,
  },
  json: {
    name: "posts.json",
    start: '[{"id":"p"}',
    row: (n) => `,${JSON.stringify({ id: `p${n}`, created_at: `${dayOf(n)}T09:00:00Z`, text: textOf(n) })}`,
  },
  rejected: {
    name: "rejected.csv",
    start: HEADER,
    row: (n) => `p${n},no day,"${textOf(n)}",${figuresOf(n)}\n`,
  },
  misfits: {
    name: "misfits.csv",
    start: HEADER,
    row: (n) => `p${n},${dayOf(n)},${textOf(n)},1,2,3,4,5,6,7\n`,
  },
  "short-rows": { name: "short-rows.csv", start: HEADER, row: () => "x\n".repeat(100) },
  "open-quotes": { name: "open-quotes.csv", start: HEADER, row: (n) => `p${n},"${textOf(n)}\n` },
  fragments: { name: "fragments.csv", start: `${HEADER}p,"a"b\n`, row: (n) => `${textOf(n)} "\n` },
  "half-rejected": {
    name: "half-rejected.csv",
    start: HEADER,
    row: (n) => `p${n},${n % 2 ? dayOf(n) : "no day"},"${textOf(n)}",${figuresOf(n)}\n`,
  },
  binary: { name: "binary.csv", start: HEADER, row: () => randomBytes(512).toString("latin1") },
  "one-line": { name: "one-line.csv", start: HEADER, row: (n) => `${textOf(n)} ` },
  "10000-columns": {
    name: "columns.csv",
    start: `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join()}\n`,
    row: (n) => `${Array.from({ length: 10_000 }, () => n).join()}\n`,
  },
  "1000-columns": {
    name: "columns.csv",
    start: `id,created_at,text,${Array.from({ length: 997 }, (_, n) => `c${n}`).join()}\n`,
    row: (n) => `p${n},${dayOf(n)},${textOf(n)},${Array.from({ length: 997 }, () => n % 10).join()}\n`,
  },
};

export const KIND_NAMES = Object.keys(KINDS);

/** A file of a kind, of a size in MB of a million bytes, made while it is read. */
export function makeFile(
  kind: string,
  megabytes: number,
): { name: string; source: AsyncGenerator<Uint8Array> } {
  const file = KINDS[kind];
  if (!file) throw new Error(`there is no kind ${kind}: expected ${KIND_NAMES.join(", ")}`);
  return { name: file.name, source: write(file, kind === "binary" ? "latin1" : "utf8", megabytes * MB) };
}

async function* write(
  { start, row }: File,
  encoding: "utf8" | "latin1",
  size: number,
): AsyncGenerator<Uint8Array> {
  let held = start;
  let written = 0;
  for (let n = 0; written + held.length < size; n++) {
    held += row(n);
    if (held.length < MB) continue;
    const bytes = Buffer.from(held, encoding);
    written += bytes.length;
    held = "";
    yield bytes;
  }
  yield Buffer.from(held, encoding);
}
