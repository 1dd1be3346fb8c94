import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** argon2id, 19 MiB, two passes: the minimum of the OWASP Password Storage Cheat Sheet. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const MAX_LENGTH = 1_024;

/**
 * Hashes a password for storage.
 * @throws RangeError when it is shorter than 8 or longer than 1,024 characters.
 */
export async function hashPassword(password: string): Promise<string> {
  if (password.length < 8 || password.length > MAX_LENGTH) {
    throw new RangeError("a password has 8 to 1,024 characters");
  }
  const salt = randomBytes(16);
  return `argon2id$${salt.toString("base64url")}$${(await derive(password, salt)).toString("base64url")}`;
}

/** Whether a password is the one that was hashed. Takes as long without a hash, so that timing tells nothing. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt, tag] = (hash ?? "").split("$");
  const expected = Buffer.from(tag ?? "", "base64url");
  const given = await derive(
    password.slice(0, MAX_LENGTH),
    Buffer.from(salt || "AAAAAAAAAAAAAAAAAAAAAA", "base64url"),
  );
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2("argon2id", { ...COST, message: password.normalize("NFKC"), nonce }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
