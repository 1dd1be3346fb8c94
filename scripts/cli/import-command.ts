import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { basename } from "node:path";
import { type Command, Option } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { operatorRecorder } from "#lib/audit-log/recorder.ts";
import type { Caller } from "#lib/caller.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { type ImportInput, type ImportResult, importFile } from "#lib/imports/import-file.ts";
import { readStatedAudience } from "#lib/imports/stated-audience.ts";
import { log } from "#lib/log.ts";
import { checkPlatformLimit } from "#lib/platforms/check-platform-limit.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import type { Act } from "./act.ts";
import { parseDigits } from "./parse-options.ts";

type Options = {
  workspace: string;
  platform: Platform;
  handle: string;
  followers?: number | undefined;
  on?: string | undefined;
};

export function addImportCommand(program: Command, act: Act): void {
  program
    .command("import <files...>")
    .description("import files exported from one platform, then update the history")
    .requiredOption("--workspace <workspace>")
    .addOption(new Option("--platform <platform>").choices(PLATFORMS).makeOptionMandatory())
    .requiredOption("--handle <handle>", "handle of the profile on the platform")
    .option("--followers <n>", "audience on the day given by --on, if no file contains it", parseDigits)
    .option("--on <day>", "day of --followers (YYYY-MM-DD); default: today in UTC")
    .action(act(async (files: string[], options: Options) => importFiles(files, options)));
}

/**
 * Imports files of a platform, and brings the history and the own models up to date, also where a later file is refused: what came before
 * it counts.
 */
export async function importFiles(paths: string[], options: Options): Promise<{ files: ImportResult[] }> {
  const { workspace, platform, handle, followers, on } = options;
  const audience = readStatedAudience({ followers, on }, new Date());
  const caller = await operatorFor(workspace);
  await checkPlatformLimit(caller, platform, handle);
  for (const path of paths) await requireFile(path);
  const files: ImportResult[] = [];
  try {
    for (const [n, path] of paths.entries()) {
      // Of all that is said of a day, what is stated beside the files comes last.
      const stated = n === paths.length - 1 ? audience : undefined;
      files.push(await importOne(caller, path, { platform, handle, audience: stated }));
    }
  } catch (refusal) {
    if (files.length > 0) await bringUpToDate(caller).catch(tellStale);
    throw refusal;
  }
  await bringUpToDate(caller);
  return { files };
}

/** Beside the refusal, which says what to do. */
function tellStale(err: unknown): void {
  log().error({ err }, "the history could not be brought up to date; the next import does it");
}

async function requireFile(path: string): Promise<void> {
  await access(path).catch(() => {
    throw new Error(`there is no file ${path}`);
  });
}

function importOne(
  { workspaceId }: Caller,
  path: string,
  what: Pick<ImportInput, "platform" | "handle" | "audience">,
): Promise<ImportResult> {
  const now = new Date();
  const record = operatorRecorder("platform.imported", now);
  const input = { ...what, fileName: basename(path), source: createReadStream(path), now };
  const detail = { handle: what.handle };
  return importFile(workspaceId, input, (tx) => record(tx, { workspaceId, subject: what.platform, detail }));
}

async function bringUpToDate({ workspaceId }: Caller): Promise<void> {
  await rebuildHistory(workspaceId, new Date());
  await fitAccountModels(workspaceId, new Date());
}
