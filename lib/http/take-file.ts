import { createHash } from "node:crypto";
import { Problem } from "../problems.ts";
import type { HttpRequest } from "./plain-answer.ts";
import { readStream } from "./read-body.ts";

/** What an endpoint takes as its body that is a file and no JSON. */
export type FileRules = {
  /** Media types that the body may be declared as. */
  types: readonly string[];
  mostBytes: number;
  /** What the file is, for the document. */
  description: string;
  /** The beginning of one, for the document. */
  example: string;
};

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/**
 * Refuses a file by what its headers say, before a byte of it is read.
 * @throws Problem 415 `Unsupported Media Type`, 413 `Content Too Large`.
 */
export function checkFile(request: HttpRequest, { types, mostBytes }: FileRules): void {
  const type = request.headers.get("content-type") ?? "";
  const essence = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const charset = CHARSET.exec(type)?.[1] ?? "utf-8";
  if (!types.includes(essence) || !/^utf-?8$/i.test(charset)) {
    const said = type ? `\`${type.slice(0, 100)}\`` : "no content type";
    const listed = types.map((one) => `\`${one}\``).join(", ");
    const detail = `The body came with ${said}; it must be one of ${listed}, without a charset other than UTF-8.`;
    throw new Problem("Unsupported Media Type", detail);
  }
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge(mostBytes);
}

/**
 * The bytes of a file as they come, and the digest of those that were read.
 * @throws Problem, while it is read, 413 `Content Too Large` at the first piece beyond the limit; 400 `Malformed Request` when
 *   the client leaves.
 */
export function takeFile(
  request: HttpRequest,
  { mostBytes }: FileRules,
): { pieces: AsyncGenerator<Uint8Array>; digest: () => string } {
  const hash = createHash("sha256");
  async function* pieces() {
    let bytes = 0;
    for await (const piece of readStream(request)) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: pieces(), digest: () => hash.copy().digest("hex") };
}

function tooLarge(mostBytes: number): Problem {
  return new Problem("Content Too Large", `The file is over ${mostBytes / 1_048_576} MB.`);
}
