import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { basename } from "node:path";
import { type Command, Option } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { operatorRecorder } from "#lib/audit-log/recorder.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { importFile } from "#lib/imports/import-file.ts";
import { readStatedAudience } from "#lib/imports/stated-audience.ts";
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

/** Imports files of a platform, and brings the history and the own models up to date. */
export async function importFiles(paths: string[], { workspace, platform, handle, followers, on }: Options) {
  const audience = readStatedAudience({ followers, on }, new Date());
  const caller = await operatorFor(workspace);
  await checkPlatformLimit(caller, platform, handle);
  const files = [];
  for (const path of paths) {
    await access(path).catch(() => {
      throw new Error(`there is no file ${path}`);
    });
    const input = {
      platform,
      handle,
      fileName: basename(path),
      source: createReadStream(path),
      now: new Date(),
      // Of all that is said of a day, what is stated beside the files comes last.
      audience: path === paths.at(-1) ? audience : undefined,
    };
    const { workspaceId } = caller;
    const record = operatorRecorder("platform.imported", input.now);
    const detail = { handle };
    files.push(
      await importFile(workspaceId, input, (tx) => record(tx, { workspaceId, subject: platform, detail })),
    );
  }
  await rebuildHistory(caller.workspaceId, new Date());
  await fitAccountModels(caller.workspaceId, new Date());
  return { files };
}
