import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { hashInTurn } from "../hash-in-turn.ts";
import { MAX_PASSWORD } from "./values.ts";

/** argon2id, 19 MiB, two passes: the minimum of the OWASP Password Storage Cheat Sheet. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const hash = promisify(argon2);

/**
 * Hashes a password for storage. Whether it is good enough is asked by `hashNewPassword`.
 * @throws Problem 503 `Service Unavailable` as `hashInTurn`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString("base64url")}$${(await derive(password, salt)).toString("base64url")}`;
}

/**
 * Whether a password is the one that was hashed. Takes as long without a hash, so that timing tells nothing.
 * @throws Problem 503 `Service Unavailable` as `hashInTurn`.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, tag] = (stored ?? "").split("$");
  const expected = Buffer.from(tag ?? "", "base64url");
  const given = await derive(
    password.slice(0, MAX_PASSWORD),
    Buffer.from(salt || "AAAAAAAAAAAAAAAAAAAAAA", "base64url"),
  );
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const message = password.normalize("NFKC");
  return hashInTurn(() => hash("argon2id", { ...COST, message, nonce }));
}
