import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { randomBase62, toBase62 } from "../ids.ts";

/** How keys begin, by what they reach. */
export const PREFIXES = { live: "plk_live_", test: "plk_test_", agent: "plk_agent_" } as const;
type KeyMode = keyof typeof PREFIXES;
const FORMAT = /^plk_(?:live|test|agent)_[0-9A-Za-z]{36}$/;
const CHECKSUM_LENGTH = 6;

/** A new key: `plk_live_`, `plk_test_` or, of an agent, `plk_agent_`, 30 random base62 characters (178 bits), 6 that are the CRC-32 of what precedes them. */
export function generateKey(mode: KeyMode = "live"): string {
  const body = PREFIXES[mode] + randomBase62(30);
  return body + checksumOf(body);
}

/** Whether a text can be a key at all: a typing error is found without asking the database. */
export function isWellFormedKey(key: string): boolean {
  if (!FORMAT.test(key)) return false;
  return checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);
}

/** What is stored of a key: its SHA-256. Keys are random, so no salt or slow hash is needed. */
export function digestKey(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash("sha256", key, "buffer"));
}

function checksumOf(text: string): string {
  return toBase62(crc32(text), CHECKSUM_LENGTH);
}
