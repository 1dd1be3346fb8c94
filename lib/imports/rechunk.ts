/**
 * Gathers the chunks of a stream, so that tiny ones cost no time.
 *
 * @param source bytes in chunks of any size
 * @param min bytes of each chunk but the last
 * @param max longer chunks are cut into pieces of so many bytes first, so that huge ones cost no memory
 * @returns the same bytes
 */
export async function* rechunk(
  source: AsyncIterable<Uint8Array>,
  min: number,
  max = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; at += max) {
      const piece = chunk.subarray(at, at + max);
      held.push(piece);
      size += piece.length;
      if (size < min) continue;
      yield Buffer.concat(held);
      held = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(held);
  return undefined;
}
