/** What is made as fast as it is taken, as the body of an answer; texts become UTF-8. */
export function streamParts(parts: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (stream) => {
      const { value, done } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
