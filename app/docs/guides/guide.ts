/** A part of a guide: what is said, then a table and commands where it has some. */
export type GuidePart = {
  title: string;
  paragraphs: string[];
  table?: { head: string[]; rows: string[][] };
  /** Commands to paste. */
  commands?: string;
};

/** A page about what holds across operations. Its figures are those that the code goes by. */
export type Guide = {
  /** The last part of its address. */
  name: string;
  title: string;
  /** What it is about, in a sentence. */
  summary: string;
  parts: () => GuidePart[];
};

/** A part's anchor on its page. */
export function partAnchor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** "5 s", "30 min", "2 h" of milliseconds. */
export function writeDuration(ms: number): string {
  if (ms < 60_000) return `${ms / 1_000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
}

export const megabytes = (bytes: number): string => `${bytes / 1_048_576} MB`;
