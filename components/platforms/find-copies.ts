const SLICE_BYTES = 1_048_576;

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
    for (let at = 0; at < one.size; at += SLICE_BYTES) {
      const [bytes, others] = await Promise.all([one, other].map((file) => readSlice(file, at)));
      if (!bytes || !others?.every((byte, place) => byte === bytes[place])) return false;
    }
    return true;
  } catch {
    return false;
  }
}

async function readSlice(file: File, at: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(at, at + SLICE_BYTES).arrayBuffer());
}
