import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { type Command, InvalidArgumentError, Option } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { operatorRecorder } from "#lib/audit-log/recorder.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { importFile } from "#lib/imports/import-file.ts";
import { checkPlatformLimit } from "#lib/platforms/check-platform-limit.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import { utcDay } from "#lib/time.ts";
import type { Act } from "./act.ts";
import { parseFollowers, parsePastDay } from "./parse-options.ts";

type Options = {
  workspace: string;
  platform: Platform;
  handle: string;
  followers?: number | undefined;
  on?: Date | undefined;
};

export function addImportCommand(program: Command, act: Act): void {
  program
    .command("import <files...>")
    .description("import export files of one platform, then bring the history up to date")
    .requiredOption("--workspace <workspace>")
    .addOption(new Option("--platform <platform>").choices(PLATFORMS).makeOptionMandatory())
    .requiredOption("--handle <handle>", "handle of the account on the platform")
    .option("--followers <n>", "audience on the day --on, where no file tells it", parseFollowers)
    .option("--on <day>", "day of --followers (YYYY-MM-DD)", parsePastDay)
    .action(act(async (files: string[], options: Options) => importFiles(files, options)));
}

/** Imports files of a platform, and brings the history and the own models up to date. */
export async function importFiles(paths: string[], { workspace, platform, handle, followers, on }: Options) {
  if ((followers === undefined) !== (on === undefined))
    throw new InvalidArgumentError("--followers and --on belong together");
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
    };
    const { workspaceId } = caller;
    const record = operatorRecorder("platform.imported", input.now);
    const detail = { handle };
    files.push(
      await importFile(workspaceId, input, (tx) => record(tx, { workspaceId, subject: platform, detail })),
    );
  }
  if (on !== undefined) {
    const source = Readable.from([Buffer.from(`date,followers\n${utcDay(on)},${followers}\n`)]);
    await importFile(caller.workspaceId, {
      platform,
      handle,
      fileName: "--followers",
      source,
      now: new Date(),
    });
  }
  await rebuildHistory(caller.workspaceId, new Date());
  await fitAccountModels(caller.workspaceId, new Date());
  return { files };
}
