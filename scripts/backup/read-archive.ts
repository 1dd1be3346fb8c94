import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { Decrypter } from "age-encryption";
import { createTarDecoder } from "modern-tar";
import { toWeb } from "./to-web.ts";

export type Entry = { name: string; content: Buffer };

const AGE = "age-encryption.org/v1\n";

/**
 * Reads the entries of an archive of `writeArchive`, one after the other. Everything that comes out is authentic; that a file ends too
 * early shows at its end, so that nothing may be kept before the last entry has come.
 * @throws Error with one line when the file is none of ours, the passphrase is another one, or it is damaged or cut off.
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<Entry> {
  await requireAge(file);
  const source = createReadStream(file);
  const zstd = createZstdDecompress();
  try {
    // What fails in it fails for whoever reads its end.
    const tar = pipeline(Readable.from(await decrypt(source, passphrase)), zstd, () => {});
    const entries = toWeb(tar).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      yield { name: header.name, content: Buffer.concat(parts) };
    }
  } catch (error) {
    throw explain(error, file);
  } finally {
    source.destroy();
    zstd.destroy();
  }
}

async function requireAge(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    if (buffer.subarray(0, bytesRead).toString() !== AGE)
      throw new Error(`${file} is not a Plinth backup: it does not start like one`);
  } finally {
    await handle.close();
  }
}

function decrypt(source: AsyncIterable<Uint8Array>, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(toWeb(source));
}

function explain(error: unknown, file: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (/^no identity matched/.test(message))
    return new Error(`the passphrase does not open ${file}: give the one it was made with`);
  return /^E[A-Z]+$/.test(code ?? "")
    ? new Error(`${file} cannot be read (${code})`)
    : new Error(`${file} is damaged or incomplete (${message}): use another copy of it`);
}
