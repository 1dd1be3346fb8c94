import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { env } from "../env.ts";

/** Where a secret is stored, as additional authenticated data: a ciphertext that is copied to another row does not open. */
export type Place = { workspaceId: string; table: string; row: string; column: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Encrypts a secret for the place in which it is kept: AES-256-GCM with the first of PLINTH_ENCRYPTION_KEYS.
 * @returns length of the key's id, key's id, nonce, tag, ciphertext.
 * @throws Error when no usable key is set.
 */
export function seal(secret: string, place: Place): Uint8Array<ArrayBuffer> {
  const [[id, key]] = encryptionKeys();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(describePlace(place));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const name = Buffer.from(id);
  return new Uint8Array(Buffer.concat([Buffer.of(name.length), name, iv, cipher.getAuthTag(), sealed]));
}

/**
 * Decrypts what `seal` made for the same place, with any of PLINTH_ENCRYPTION_KEYS.
 * @throws Error when its key is gone, or when it was made for another place or altered.
 */
export function unseal(sealed: Uint8Array, place: Place): string {
  const bytes = Buffer.from(sealed);
  const start = 1 + (bytes[0] ?? 0);
  const id = bytes.subarray(1, start).toString();
  const key = encryptionKeys().find(([name]) => name === id)?.[1];
  if (!key)
    throw new Error(
      `PLINTH_ENCRYPTION_KEYS has no key ${JSON.stringify(id)}, with which a secret was encrypted`,
    );
  const tagAt = start + IV_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(start, tagAt))
    .setAAD(describePlace(place))
    .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString(
    "utf8",
  );
}

/** The key that `seal` uses now, by its id, and what all that it sealed begins with. */
export function currentKey(): { id: string; start: Uint8Array<ArrayBuffer> } {
  const [[id]] = encryptionKeys();
  const name = Buffer.from(id);
  return { id, start: new Uint8Array(Buffer.concat([Buffer.of(name.length), name])) };
}

function describePlace({ table, row, column, workspaceId }: Place): Buffer {
  return Buffer.from([table, row, column, workspaceId].join(":"));
}

type Keys = [[string, Buffer], ...[string, Buffer][]];

function encryptionKeys(): Keys {
  const entries = (env().PLINTH_ENCRYPTION_KEYS ?? "").split(",").filter(Boolean);
  const keys = entries.map((entry): [string, Buffer] => {
    const [id = "", value = ""] = entry.trim().split(":");
    const key = Buffer.from(value, "base64");
    if (!id || id.length > 200 || key.length !== KEY_BYTES)
      throw new Error(
        "setting PLINTH_ENCRYPTION_KEYS is not usable: expected id:base64 of 32 bytes, comma-separated",
      );
    return [id, key];
  });
  if (keys.length === 0)
    throw new Error("PLINTH_ENCRYPTION_KEYS is not set: start with `npm start`, or set it");
  return keys as Keys;
}
