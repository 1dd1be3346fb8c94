import { isUtf8 } from "node:buffer";
import { rechunk } from "./rechunk.ts";

/** One physical line, without its line break. */
export type Line = {
  /** From 1. */
  number: number;
  text: string;
  /** Why the line cannot be read; its text is then empty. */
  damage?: string;
};

export const MAX_LINE_BYTES = 1024 * 1024;
const BATCH_BYTES = 64 * 1024;
const LF = 0x0a;
const CR = 0x0d;

type Splitter = { push(bytes: Buffer): Line[]; end(): Line[] };

/**
 * Splits UTF-8 bytes into lines (LF, CRLF, or CR alone where the file has no LF), without the byte order mark. Holds one
 * batch in memory. A line over 1 MiB, or one that is not UTF-8, is marked as damaged.
 *
 * @param source bytes in chunks of any size
 * @returns batches of lines, in order
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  let splitter: Splitter | undefined;
  let lines: Line[] = [];
  for await (const bytes of rechunk(source, BATCH_BYTES, BATCH_BYTES)) {
    if (!splitter) {
      const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
      splitter = createSplitter(bytes.includes(LF) || !bytes.includes(CR) ? LF : CR);
      lines = splitter.push(hasMark ? bytes.subarray(3) : bytes);
    } else {
      yield lines;
      lines = splitter.push(bytes);
    }
  }
  // A small file is one batch, its last line without a line break included.
  if (splitter) yield lines.concat(splitter.end());
}

function createSplitter(lineBreak: number): Splitter {
  let number = 0;
  let rest: Buffer[] = [];
  let restSize = 0;

  function finish(tail: Buffer): Line {
    number += 1;
    const tooLong = restSize + tail.length > MAX_LINE_BYTES;
    const bytes = tooLong || rest.length === 0 ? tail : Buffer.concat([...rest, tail]);
    rest = [];
    restSize = 0;
    return tooLong ? { number, text: "", damage: "the line is longer than 1 MiB" } : decode(number, bytes);
  }

  return {
    push(bytes) {
      const lines: Line[] = [];
      let from = 0;
      for (let at = bytes.indexOf(lineBreak); at >= 0; at = bytes.indexOf(lineBreak, from)) {
        lines.push(finish(bytes.subarray(from, at)));
        from = at + 1;
      }
      if (from < bytes.length) {
        restSize += bytes.length - from;
        if (restSize > MAX_LINE_BYTES) rest = [];
        else rest.push(bytes.subarray(from));
      }
      return lines;
    },
    end: () => (restSize > 0 ? [finish(Buffer.alloc(0))] : []),
  };
}

function decode(number: number, bytes: Buffer): Line {
  const end = bytes.at(-1) === CR ? bytes.length - 1 : bytes.length;
  const text = bytes.toString("utf8", 0, end);
  // Only a replacement character makes it worth asking whether the bytes were at fault.
  if (text.includes("\uFFFD") && !isUtf8(bytes)) {
    return { number, text: "", damage: "the line is not UTF-8 text; save the file as UTF-8" };
  }
  return { number, text };
}
