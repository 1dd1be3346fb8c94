import { hash } from "node:crypto";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Content, Table } from "./manifest.ts";

const NEWLINE = 10;
const WORDS = 8;

const target = ({ name, columns }: Table) =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column.name)).join(", ")})`;

/** A table's rows as `COPY` writes them: text, one line each; chunks end anywhere. */
export function readTable(client: pg.Client, table: Table): AsyncIterable<Buffer> {
  return client.query(copyTo(`COPY ${target(table)} TO STDOUT`));
}

/** What `readTable` gave goes into a table; it is in once the stream has finished. */
export function writeTable(client: pg.Client, table: Table) {
  return client.query(copyFrom(`COPY ${target(table)} FROM STDIN`));
}

/**
 * The content of a table as a number of rows and the sum of their SHA-256, word by word modulo 2^32: equal for equal rows in whatever
 * order they come, and telling a changed, missing or doubled one.
 * @param chunks of `readTable`
 * @param pass is given every chunk in turn
 */
export async function digestRows(
  chunks: AsyncIterable<Buffer>,
  pass: (chunk: Buffer) => Promise<void> | void = () => {},
): Promise<Content> {
  const sum = new Uint32Array(WORDS);
  let rows = 0;
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const line = chunk.subarray(start, end);
      addRow(sum, begun.length > 0 ? Buffer.concat([...begun, line]) : line);
      begun = [];
      rows++;
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
    await pass(chunk);
  }
  return { rows, digest: Buffer.from(sum.buffer).toString("hex") };
}

function addRow(sum: Uint32Array, line: Buffer): void {
  const digest = hash("sha256", line, "buffer");
  for (let word = 0; word < WORDS; word++)
    sum[word] = ((sum[word] as number) + digest.readUInt32LE(word * 4)) >>> 0;
}
