import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreateImportInput, Import } from "../../../../lib/client/plinth.ts";
import { argument, type Command, type Given, needed } from "../command.ts";
import { UsageError } from "../settings.ts";

export const IMPORT: Command = {
  name: "import",
  usage: "FILE --platform P --handle H",
  summary: "Import a file as the platform exported it, and say what came of it",
  options: {
    platform: { type: "string" },
    handle: { type: "string" },
    workspace: { type: "string" },
    "no-wait": { type: "boolean" },
  },
  run: async (given) => {
    const path = argument(given, 0, "the file");
    const { workspace } = given.options;
    const file = await openAsBlob(path).catch(() => {
      throw new UsageError(`${path} cannot be read.`);
    });
    // The service says what is no platform.
    const platform = needed(given, "platform") as CreateImportInput["platform"];
    const named = typeof workspace === "string" ? { workspace_id: workspace } : {};
    const handle = needed(given, "handle");
    const started = await given
      .client()
      .createImport({ platform, handle, ...named, file_name: basename(path), file });
    if (given.options["no-wait"])
      return { answer: started, lines: [`${started.import_id} is being imported.`] };
    const done = await waitFor(given, started.import_id);
    return { answer: done, lines: describeImport(done), isFailed: done.status === "failed" };
  },
};

async function waitFor({ client }: Given, import_id: string): Promise<Import> {
  for (;;) {
    const found = await client().getImport({ import_id });
    if (found.status !== "processing") return found;
    await sleep(2_000);
  }
}

function describeImport(done: Import): string[] {
  const { error, rejected } = done;
  if (error) return [`${error.title}: ${error.detail}`];
  return [describeCounts(done), ...rejected.map(({ line, reason }) => `line ${line}: ${reason}`)];
}

function describeCounts({ posts, comments, account_days, updated, rejected_total }: Import): string {
  const parts = [
    count(posts, "new post"),
    ...(comments ? [count(comments, "new comment")] : []),
    ...(account_days ? [count(account_days, "new day of audience", "new days of audience")] : []),
    `${updated ?? 0} updated`,
    `${count(rejected_total, "row")} left out`,
  ];
  return parts.join(", ");
}

function count(n: number | null, one: string, more = `${one}s`): string {
  return n === 1 ? `1 ${one}` : `${n ?? 0} ${more}`;
}
