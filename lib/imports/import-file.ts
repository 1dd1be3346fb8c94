import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { normaliseHandle } from "../profiles/handles.ts";
import { openProfile } from "../profiles/open-profile.ts";
import { bumpDataVersion } from "../score/data-version.ts";
import { utcDay } from "../time.ts";
import type { ExportDay, ExportRow, FormatRow } from "./export-row.ts";
import { readExport } from "./read-export.ts";
import type { FilePeriod } from "./read-file-period.ts";
import type { Mapping } from "./read-mapping.ts";
import { recordPostAudience } from "./record-post-audience.ts";
import { addToPostDays, type PostDays, recordPostPeriods } from "./record-post-periods.ts";
import { isGivenUp, MAX_REJECTED_ROWS, refuseRows } from "./refuse-rows.ts";
import { type RowCounts, type RowTarget, writeRows } from "./write-rows.ts";
import { lengthOf, writeWhileReading } from "./write-while-reading.ts";

const BATCH_ROWS = 250;
/** Long texts are many times in memory on their way into the database. */
const BATCH_CHARACTERS = 500_000;
const MAX_SHOWN = 100;
const TIMEOUT_MS = 30 * 60_000;
/** A long run of bad rows is read without a statement in between. */
const IDLE_MS = 10 * 60_000;
const WATCHED = "This profile is watched: its figures do not count towards your own score.";

export type ImportInput = {
  platform: Platform;
  /** Name of the account, with or without a leading "@", 1–100 characters. */
  handle: string;
  /** As the user calls the file, for the result and for messages. */
  fileName: string;
  source: AsyncIterable<Uint8Array>;
  /** What the profile says of where its figures come from; "import" when it is left out. */
  origin?: "import" | "demo" | undefined;
  /** The moment of the import; rows dated more than a day after it are rejected. */
  now: Date;
  /** What the columns of a file mean that is no known export: fields by the names of columns. */
  mapping?: Mapping | undefined;
  /** What is stated of the audience beside the file; it wins over what the file says of that day. */
  audience?: ExportDay | undefined;
};

export type ImportResult = {
  file: string;
  /** Name of the recognised format, such as `x_monthly_export`. */
  format: string;
  /** Posts that the workspace did not have. */
  posts: number;
  /** Posts, days and comments that it had and that now say something else. */
  updated: number;
  /** Days of audience that it did not have. */
  account_days: number;
  /** Comments that it did not have. */
  comments: number;
  /** The first rows that were left out, by physical line. */
  rejected: { line: number; reason: string }[];
  /** All rows that were left out. */
  rejected_total: number;
  /** The first columns that no file of this format was known to have; nothing of them is kept. */
  unknown_columns: string[];
  /** How the file was understood, where it could be understood in two ways, and what of it was not kept. */
  notes: string[];
};

/** What the caller writes in the transaction of the rows, given the result as it will be returned. */
export type AlsoWrite = (tx: WorkspaceTx, result: ImportResult) => Promise<void>;

type Reading = {
  rows: AsyncGenerator<ExportRow>;
  result: ImportResult;
  /** Good rows so far. */
  good: number;
  stores: boolean;
  period: FilePeriod | undefined;
  postDays: PostDays;
};

/**
 * Imports one export file: its good rows land in one transaction, or nothing changes. A post that comes again is updated,
 * never doubled; what the new file does not tell stays as it was. The same file again changes nothing. Connects the profile
 * that the handle names, in any capitals, unless every row was rejected or the file holds nothing that can be kept, and no
 * audience is stated beside it. A file most of whose rows are wrong is given up early (`isGivenUp`).
 *
 * @param workspaceId the workspace that the profile belongs to
 * @param alsoWrite runs in the transaction of the rows, after them; not at all when nothing is written
 * @returns what was new, what changed, what was left out and why
 * @throws Problem "Not An Export" for a file that is none, of another platform, or has too many wrong rows; "Invalid Request"
 *   for the handle
 */
export async function importFile(
  workspaceId: string,
  input: ImportInput,
  alsoWrite?: AlsoWrite,
): Promise<ImportResult> {
  const handle = normaliseHandle(input.handle);
  const { platform, fileName, now, mapping, audience } = input;
  const reading: Reading = {
    rows: readExport(input.source, { platform, fileName, now, mapping }),
    result: startResult(fileName),
    good: 0,
    stores: true,
    period: undefined,
    postDays: { dated: null, isAnyUndated: false },
  };
  try {
    // A file that is refused, or has no good row, never opens a transaction.
    const first = await nextRow(reading);
    const { result } = reading;
    if (first || audience || (reading.stores && result.rejected_total === 0)) {
      await inImportTransaction(workspaceId, { ...input, handle }, async (tx, { id: profileId, role }) => {
        if (role === "watched") result.notes.push(WATCHED);
        const target = { tx, workspaceId, profileId, now };
        await writeAll(target, reading, first);
        if (audience) result.notes.push(await writeStated(target, audience));
        await alsoWrite?.(tx, result);
        await bumpDataVersion(tx, workspaceId);
      });
    }
    return result;
  } finally {
    // Lets go of the source when the database fails halfway.
    await reading.rows.return(undefined);
  }
}

async function inImportTransaction(
  workspaceId: string,
  { platform, handle, origin, now }: ImportInput,
  write: (tx: WorkspaceTx, profile: { id: string; role: string }) => Promise<void>,
): Promise<void> {
  await withWorkspace(
    workspaceId,
    async (tx) => {
      // The profile comes first: imports into the same platform wait for each other.
      const profile = await openProfile(tx, workspaceId, { platform, handle, source: origin }, now);
      await write(tx, profile);
    },
    { timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS },
  );
}

function startResult(file: string): ImportResult {
  return {
    file,
    format: "",
    posts: 0,
    updated: 0,
    account_days: 0,
    comments: 0,
    rejected: [],
    rejected_total: 0,
    unknown_columns: [],
    notes: [],
  };
}

/** The next good row; all else on the way goes into the result. */
async function nextRow(reading: Reading): Promise<FormatRow | undefined> {
  for (let next = await reading.rows.next(); !next.done; next = await reading.rows.next()) {
    const row = next.value;
    if (row.kind === "post" || row.kind === "account_day" || row.kind === "comment") {
      reading.good += 1;
      return row;
    }
    noteInResult(row, reading);
  }
  return undefined;
}

function noteInResult(row: Exclude<ExportRow, FormatRow>, reading: Reading): void {
  const { result, good } = reading;
  if (row.kind === "note") {
    result.notes.push(row.note);
  } else if (row.kind === "rejected") {
    const rejected = ++result.rejected_total;
    if (rejected <= MAX_REJECTED_ROWS) result.rejected.push({ line: row.line, reason: row.reason });
    if (isGivenUp(rejected, good)) throw refuseRows(result.file, result.rejected, { rejected, good });
  } else {
    result.format = row.format;
    const unknown = row.columns.filter(({ status }) => status === "unknown");
    result.unknown_columns = unknown.slice(0, MAX_SHOWN).map(({ column }) => column);
    reading.stores = row.stores;
    reading.period = row.period;
  }
}

async function writeAll(target: RowTarget, reading: Reading, first: FormatRow | undefined): Promise<void> {
  const { result } = reading;
  let tellsAudience = false;
  const write = async (rows: FormatRow[]) => {
    const written = await writeRows(target, rows);
    addCounts(result, written);
    tellsAudience ||= written.tellsAudience;
  };
  await writeWhileReading(readBatches(reading, first), write);
  if (tellsAudience) {
    const { added, changed } = await recordPostAudience(target);
    result.account_days += added;
    result.updated += changed;
  }
  await writePeriods(target, reading);
}

/** The good rows of a file in batches, each noted in `postDays`. */
async function* readBatches(
  reading: Reading,
  first: FormatRow | undefined,
): AsyncGenerator<FormatRow[], undefined> {
  let batch: FormatRow[] = [];
  let characters = 0;
  for (let row = first; row; row = await nextRow(reading)) {
    addToPostDays(reading.postDays, row);
    batch.push(row);
    characters += lengthOf(row);
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  yield batch;
  return undefined;
}

/** The result counts what the file says; what was stated beside it is a note. */
async function writeStated(target: RowTarget, day: ExportDay): Promise<string> {
  await writeRows(target, [{ kind: "account_day", day }]);
  return `The audience on ${utcDay(day.date)} is ${day.followers.toLocaleString("en")}, as stated with the import.`;
}

async function writePeriods(target: RowTarget, { result, period, postDays }: Reading): Promise<void> {
  const file = { period, isAnyRejected: result.rejected_total > 0 };
  const stated = await recordPostPeriods(target, postDays, file);
  if (!stated) return;
  result.notes.push(
    `According to its name, the file contains every post from ${stated.from} to ${stated.to}: days without one count as silence.`,
  );
}

function addCounts(result: ImportResult, counts: RowCounts): void {
  result.posts += counts.posts;
  result.updated += counts.updated;
  result.account_days += counts.accountDays;
  result.comments += counts.comments;
}
