import { inspectStart } from "./inspect-start.ts";

const START_BYTES = 4_096;

/**
 * Passes the bytes of a file on once the first of them have been judged.
 *
 * @param source bytes in chunks of any size
 * @param refuse makes the error for a file that is no text, from what was found and what was expected
 * @returns the same bytes
 * @throws what `refuse` makes
 */
export async function* checkStart(
  source: AsyncIterable<Uint8Array>,
  refuse: (finding: string) => Error,
): AsyncGenerator<Uint8Array> {
  const judge = (bytes: Buffer): Buffer => {
    const found = inspectStart(bytes);
    if (found) throw refuse(`${found}. Expected a CSV or JSON lines file.`);
    return bytes;
  };
  let held: Uint8Array[] | undefined = [];
  let size = 0;
  for await (const chunk of source) {
    if (!held) {
      yield chunk;
      continue;
    }
    held.push(chunk);
    size += chunk.length;
    if (size < START_BYTES) continue;
    yield judge(Buffer.concat(held));
    held = undefined;
  }
  if (held) yield judge(Buffer.concat(held));
}
