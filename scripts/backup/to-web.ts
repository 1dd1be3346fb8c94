import { ReadableStream as NodeReadableStream } from "node:stream/web";

/** A web stream of what a Node stream gives. `Readable.toWeb` throws out of turn where its reader stops early; this one does not. */
export function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>;
}
