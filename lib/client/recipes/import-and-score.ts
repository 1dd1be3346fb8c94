import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreateImportInput, Import, PlinthClient } from "../plinth.ts";

type Account = Pick<CreateImportInput, "platform" | "handle">;

/** Imports an export file of an account, audits the brand, and gives its score. */
export async function importAndScore(
  client: PlinthClient,
  path: string,
  account: Account,
  report: (line: string) => void,
): Promise<number> {
  // The file is read from the disk while it is sent.
  const file = await openAsBlob(path);
  const { import_id } = await client.createImport({ ...account, file_name: basename(path), file });
  const { error, posts, updated, rejected, rejected_total } = await waitForImport(client, import_id);
  if (error) throw new Error(`${error.title}: ${error.detail}`);
  report(`${posts} new posts, ${updated} updated, ${rejected_total} rows left out`);
  for (const { line, reason } of rejected) report(`line ${line}: ${reason}`);
  const { audit_id } = await client.runAudit();
  const audit = await client.waitForAudit(audit_id);
  if (audit.status === "failed") throw new Error(`${audit.error.title}: ${audit.error.detail}`);
  return (await client.getScore()).score;
}

async function waitForImport(client: PlinthClient, import_id: string): Promise<Import> {
  for (;;) {
    const found = await client.getImport({ import_id });
    if (found.status !== "processing") return found;
    await sleep(2_000);
  }
}
