import { crc32 } from "node:zlib";
import { digestKey } from "../api-keys/key-format.ts";
import { randomBase62, toBase62 } from "../ids.ts";

const PREFIX = "plk_refresh_";
const FAMILY = 24;
const REST = 30;
const CHECKSUM = 6;
const FORMAT = new RegExp(`^${PREFIX}[0-9A-Za-z]{${FAMILY + REST + CHECKSUM}}$`);

/** A new code: 43 random base62 characters (256 bits). */
export const newCode = () => randomBase62(43);

/**
 * A new refresh token: `plk_refresh_`, 24 random base62 characters that all of one agent share (142 bits), 30 of its own (178 bits), and
 * the CRC-32 of what precedes them in six. By the shared ones a token is known that was used before.
 * @param before a token of the same agent
 */
export function newRefreshToken(before?: string): string {
  const body = PREFIX + (before ? familyIn(before) : randomBase62(FAMILY)) + randomBase62(REST);
  return body + checksumOf(body);
}

/** Whether a text can be a refresh token at all. */
export function isRefreshToken(text: string): boolean {
  return FORMAT.test(text) && checksumOf(text.slice(0, -CHECKSUM)) === text.slice(-CHECKSUM);
}

/** What is stored of the part that tokens of one agent share. */
export function digestFamily(token: string): Uint8Array<ArrayBuffer> {
  return digestKey(familyIn(token));
}

function familyIn(token: string): string {
  return token.slice(PREFIX.length, PREFIX.length + FAMILY);
}

function checksumOf(text: string): string {
  return toBase62(crc32(text), CHECKSUM);
}
