const SLICE_BYTES = 1_048_576;
/** By so much most files differ; it is read of each once, however many it is compared with. */
const HEAD_BYTES = 65_536;
const heads = new WeakMap<File, Promise<Uint8Array>>();

/** Files whose bytes are those of one before them, compared slice by slice; whatever their names are. */
export async function findCopies(before: readonly File[], added: readonly File[]): Promise<Set<File>> {
  const copies = new Set<File>();
  const kept = [...before];
  for (const file of added) {
    if (await hasCopy(kept, file)) copies.add(file);
    else kept.push(file);
  }
  return copies;
}

async function hasCopy(kept: readonly File[], file: File): Promise<boolean> {
  for (const other of kept) {
    if (other.size === file.size && (await isSame(other, file))) return true;
  }
  return false;
}

/** A file that cannot be read any more is like no other; sending it says why. */
async function isSame(one: File, other: File): Promise<boolean> {
  try {
    if (!isEqual(await readHead(one), await readHead(other))) return false;
    for (let at = HEAD_BYTES; at < one.size; at += SLICE_BYTES)
      if (!isEqual(await readSlice(one, at, SLICE_BYTES), await readSlice(other, at, SLICE_BYTES)))
        return false;
    return true;
  } catch {
    return false;
  }
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

function readHead(file: File): Promise<Uint8Array> {
  const known = heads.get(file);
  if (known) return known;
  const head = readSlice(file, 0, HEAD_BYTES);
  heads.set(file, head);
  return head;
}

async function readSlice(file: File, at: number, bytes: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(at, at + bytes).arrayBuffer());
}
