import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { Encrypter } from "age-encryption";
import { createTarPacker } from "modern-tar";
import { toWeb } from "./to-web.ts";

/** @param workFactor logarithm to base 2 of what a try of a passphrase costs (scrypt's N); 18, a second, where nothing is said. */
export type Lock = { passphrase: string; workFactor?: number | undefined };
const WORK_FACTOR = 18;

/** Adds an entry; entries keep their order. */
export type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

/**
 * Writes a tar archive, compressed by zstd and encrypted by age under a passphrase (scrypt, ChaCha20-Poly1305): what is in it can also be
 * read without Plinth, by `age -d FILE | tar --zstd -x`. The file is readable by this user only and appears when it is whole; until then
 * it stands beside its place, and a failure takes it away.
 * @param file replaces one that is there
 * @param fill adds the entries
 * @returns size of the file, in bytes
 * @throws Error when it cannot be written, what `fill` throws, or the signal's reason.
 */
export async function writeArchive(
  file: string,
  lock: Lock,
  fill: (add: AddEntry) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  const part = `${file}.${process.pid}.part`;
  try {
    await writePart(part, lock, fill, signal);
    const { size } = await stat(part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writePart(
  part: string,
  lock: Lock,
  fill: (add: AddEntry) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const zstd = createZstdCompress();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(lock.passphrase);
  encrypter.setScryptWorkFactor(lock.workFactor ?? WORK_FACTOR);
  const encrypted = await encrypter.encrypt(toWeb(zstd));
  const broken = new AbortController();
  const until = AbortSignal.any([broken.signal, ...(signal ? [signal] : [])]);
  const add: AddEntry = async (name, content) => {
    until.throwIfAborted();
    const body = controller.add({ name, size: content.length, mode: 0o600 }).getWriter();
    await body.write(content);
    await body.close();
  };
  const filled = fill(add).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  const written = Promise.all([
    pipeline(Readable.from(readable), zstd, { signal: until }),
    pipeline(Readable.from(encrypted), createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }), {
      signal: until,
    }),
  ]).catch((error) => {
    broken.abort(error);
    controller.error(error);
    throw error;
  });
  const [first] = (await Promise.allSettled([written, filled])).filter(({ status }) => status === "rejected");
  signal?.throwIfAborted();
  if (first) throw (first as PromiseRejectedResult).reason;
}

/** So that the new name outlives a failure of the machine. Where folders cannot be opened, as on Windows, nothing is to be done. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
