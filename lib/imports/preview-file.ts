import type { Platform } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { checkStart } from "./check-start.ts";
import { detectFormat } from "./detect-format.ts";
import type { ColumnUse, FormatRow } from "./export-row.ts";
import { findTable } from "./find-table.ts";
import { peekFirst } from "./peek-first.ts";
import { type MappingProposal, proposeMapping } from "./propose-mapping.ts";
import { readExport } from "./read-export.ts";
import { readJsonLines } from "./read-json-lines.ts";
import { readLines } from "./read-lines.ts";
import type { Mapping } from "./read-mapping.ts";
import { refuseFile } from "./refuse-file.ts";
import {
  type FileHolding,
  type FileSource,
  findSource,
  type Survey,
  startSurvey,
  surveyRow,
} from "./survey-rows.ts";
import { transcodeText } from "./transcode-text.ts";

const MAX_BYTES = 256 * 1024;
const SAMPLE_ROWS = 5;
const MAX_REJECTED = 20;
const MAX_COLUMNS = 200;
const LF = 0x0a;

export type PreviewInput = {
  /** Absent: it is found by what the file holds. */
  platform?: Platform | undefined;
  fileName?: string | undefined;
  mapping?: Mapping | undefined;
  /** Rows dated more than a day after it are rejected. */
  now: Date;
};

/** What an import would make of a file; everything in it can be sent as JSON. */
export type FilePreview = {
  /** Null for a file that is refused. */
  format: string | null;
  title: string | null;
  /** The first ones. */
  columns: ColumnUse[];
  /** The first rows that would be kept; times are ISO 8601. */
  sample: Record<string, unknown>[];
  /** The first that would not, by physical line. */
  rejected: { line: number; reason: string }[];
  notes: string[];
  source: FileSource;
  holding: FileHolding;
  /** For a table that is no known export. */
  proposal?: MappingProposal;
  problem?: { title: string; detail: string };
};

/**
 * Shows what an import would make of a file, from its beginning. Writes nothing.
 *
 * @param source the bytes of the file, in chunks of any size; it is left where reading ended
 * @param input the platform where it is known, and what the columns mean where the user has assigned them
 * @returns the format, the columns, the first rows, whose file it is and what it holds; of a file that cannot be imported why, and how its columns may be read
 */
export async function previewFile(
  source: AsyncIterable<Uint8Array>,
  input: PreviewInput,
): Promise<FilePreview> {
  const start = await readStart(source);
  const survey = startSurvey(start.isWhole);
  const preview: FilePreview = {
    source: findSource(survey, input.fileName),
    holding: survey.holding,
    format: null,
    title: null,
    columns: [],
    sample: [],
    rejected: [],
    notes: [],
  };
  try {
    await readInto(preview, start, { ...input, survey });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    preview.problem = { title: error.title, detail: error.message };
    if (preview.format === null) await proposeInto(preview, start, input);
  }
  preview.columns = preview.columns.slice(0, MAX_COLUMNS);
  preview.source = findSource(survey, input.fileName);
  return preview;
}

type Start = { bytes: Uint8Array; isWhole: boolean };

/** The first bytes, up to the end of a line. */
async function readStart(source: AsyncIterable<Uint8Array>): Promise<Start> {
  const held: Uint8Array[] = [];
  let size = 0;
  let isWhole = true;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    isWhole = size <= MAX_BYTES;
    if (!isWhole) break;
  }
  const bytes = Buffer.concat(held).subarray(0, MAX_BYTES);
  const end = isWhole ? bytes.length : bytes.lastIndexOf(LF) + 1;
  return { bytes: bytes.subarray(0, end || bytes.length), isWhole };
}

async function readInto(
  preview: FilePreview,
  { bytes, isWhole }: Start,
  { survey, ...input }: PreviewInput & { survey: Survey },
): Promise<void> {
  let cut: FilePreview["rejected"][number] | undefined;
  for await (const row of readExport(chunk(bytes), input)) {
    cut = undefined;
    surveyRow(survey, row);
    if (row.kind === "format") {
      preview.format = row.format;
      preview.title = row.title;
      preview.columns = row.columns;
    } else if (row.kind === "note") {
      preview.notes.push(row.note);
    } else if (row.kind === "rejected") {
      cut = { line: row.line, reason: row.reason };
      if (preview.rejected.length < MAX_REJECTED) preview.rejected.push(cut);
    } else if (preview.sample.length < SAMPLE_ROWS) {
      preview.sample.push(present(row));
    }
  }
  // The last record may go on where reading ended.
  if (!isWhole && cut && preview.rejected.at(-1) === cut) preview.rejected.pop();
}

async function* chunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What the import would keep of a row, without what is unknown. */
function present(row: FormatRow): Record<string, unknown> {
  const kept = row.kind === "post" ? row.post : row.kind === "comment" ? row.comment : row.day;
  return JSON.parse(JSON.stringify(kept));
}

async function proposeInto(
  preview: FilePreview,
  { bytes }: Start,
  { platform }: PreviewInput,
): Promise<void> {
  const columns = await listColumns(chunk(bytes)).catch(() => []);
  preview.columns = columns.map((column) => ({ column, field: null, status: "unknown" }));
  // The file of another platform is read best as what it is.
  const isKnown = detectFormat(columns, platform, "csv") !== undefined;
  const proposal = isKnown || columns.length > MAX_COLUMNS ? undefined : proposeMapping(columns);
  if (proposal) preview.proposal = proposal;
}

/** The columns of a file whatever it is, so that somebody can say what they mean; none for a file that is no table. */
async function listColumns(source: AsyncIterable<Uint8Array>): Promise<string[]> {
  const checked = checkStart(source, (finding) => refuseFile(undefined, finding));
  const { first, all } = await peekFirst(readLines(transcodeText(checked, () => {})));
  if (first.some((line) => /^\s*[[{]/.test(line.text))) {
    const records = (await peekFirst(readJsonLines(all))).first;
    const keys = records.flatMap((record) => ("entries" in record ? record.entries.map(([key]) => key) : []));
    return [...new Set(keys)];
  }
  const table = findTable(first, () => undefined);
  return "columns" in table ? table.columns.map((column) => column.trim()).filter(Boolean) : [];
}
