import { Buffer } from "node:buffer";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive: its name, and its bytes as they come. */
export type ZipFile = { name: string; parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

type Written = { name: Buffer; crc: number; packed: number; size: number; at: number; made: number };

/** Sizes stand behind the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** What an archive without the extensions for large ones can hold. */
const MOST_BYTES = 0xffff_ffff;

/**
 * An archive that is made while it is taken: APPNOTE.TXT 6.3.10 of PKWARE, deflated, without encryption.
 * @param now time of its files, told in UTC.
 * @throws Error when it grows beyond 4 GiB.
 */
export async function* writeZip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  const made = dosTime(now);
  let at = 0;
  for await (const { name, parts } of files) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at, made };
    const head = fileHeader(entry);
    yield head;
    for await (const chunk of deflated(entry, parts)) {
      entry.packed += chunk.length;
      yield chunk;
    }
    const sizes = describeData(entry);
    yield sizes;
    at += head.length + entry.packed + sizes.length;
    if (at > MOST_BYTES || entry.size > MOST_BYTES) throw new Error("the archive is larger than 4 GiB");
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOf(written.length, directory.length, at);
}

async function* deflated(entry: Written, parts: ZipFile["parts"]): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  const feed = async () => {
    for await (const part of parts) {
      entry.crc = crc32(part, entry.crc);
      entry.size += part.length;
      if (!deflate.write(part)) await new Promise((resolve) => deflate.once("drain", resolve));
    }
    deflate.end();
  };
  const fed = feed().catch((error) => deflate.destroy(error));
  yield* deflate;
  await fed;
}

function fileHeader({ name, made }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATE, 8);
  head.writeUInt32LE(made, 10);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function describeData({ crc, packed, size }: Written): Buffer {
  const data = Buffer.alloc(16);
  data.writeUInt32LE(0x0807_4b50, 0);
  data.writeUInt32LE(crc, 4);
  data.writeUInt32LE(packed, 8);
  data.writeUInt32LE(size, 12);
  return data;
}

function directoryEntry({ name, crc, packed, size, at, made }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATE, 10);
  entry.writeUInt32LE(made, 12);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  return Buffer.concat([entry, name]);
}

function endOf(files: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** Two seconds are the smallest difference. */
function dosTime(now: Date): number {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const day = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return ((day << 16) | time) >>> 0;
}
