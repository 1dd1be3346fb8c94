import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { mergeSecrets, SECRETS_FILE } from "#scripts/settings.ts";
import { writeTable } from "./copy-tables.ts";
import { isDataFile, type StagedFiles } from "./data-files.ts";
import { FILES, type Head, Manifest, Secrets, TABLES } from "./manifest.ts";
import type { Entry } from "./read-archive.ts";

export type Work = {
  head: Head;
  entries: AsyncGenerator<Entry>;
  /** PLINTH_ENCRYPTION_KEYS where the environment says them, and the data directory. */
  into: { givenKeys: string | undefined; dataDir: string };
  staged: StagedFiles;
  signal: AbortSignal | undefined;
};

/** Every entry after the first, to the last: only then the file is known to be whole. */
export async function readEntries(client: pg.Client, { head, entries, into, staged, signal }: Work) {
  const files: string[] = [];
  let manifest: Manifest | undefined;
  let { value: entry, done } = await entries.next();
  const advance = async () => {
    signal?.throwIfAborted();
    ({ value: entry, done } = await entries.next());
  };
  for (; !done; ) {
    const { name, content } = entry as Entry;
    const table = head.tables.find((one) => name.startsWith(`${TABLES}${one.name}/`));
    if (table) {
      const parts = async function* () {
        for (; !done && entry.name.startsWith(`${TABLES}${table.name}/`); await advance())
          yield entry.content as Buffer;
      };
      await pipeline(parts, writeTable(client, table));
      continue;
    }
    if (name === "secrets.json") {
      const secrets = Secrets.parse(JSON.parse(content.toString()));
      requireKeys(secrets, into.givenKeys);
      await staged.add(SECRETS_FILE, mergeSecrets(into.dataDir, secrets));
    } else if (name === "manifest.json") manifest = Manifest.parse(JSON.parse(content.toString()));
    else if (name.startsWith(FILES) && isDataFile(name.slice(FILES.length))) {
      files.push(name.slice(FILES.length));
      await staged.add(name.slice(FILES.length), content);
    } else
      throw new Error(
        `the backup contains ${JSON.stringify(name)}, which this version of Plinth does not know`,
      );
    await advance();
  }
  if (!manifest) throw new Error("the backup is incomplete: it has no manifest.json");
  return { manifest, files };
}

/** What is stored encrypted would be lost to a product that is told other keys. */
function requireKeys(secrets: Secrets, given: string | undefined): void {
  if (given === undefined) return;
  const list = (keys: string) =>
    keys
      .split(",")
      .map((key) => key.trim())
      .filter(Boolean);
  const missing = list(secrets.PLINTH_ENCRYPTION_KEYS).filter((key) => !list(given).includes(key));
  if (missing.length > 0)
    throw new Error(
      `PLINTH_ENCRYPTION_KEYS is set here but lacks ${missing.map((key) => JSON.stringify(key.split(":")[0])).join(", ")} of the backup: ` +
        "add those keys to it, or unset it to have the backup's keys put into the data directory; nothing was changed",
    );
}
