import type { Command } from "commander";
import { eraseCommenter } from "#lib/imports/erase-commenter.ts";
import type { Act } from "./act.ts";

type Erase = { workspace: string; author: string };

export function addCommentCommands(program: Command, act: Act): void {
  const comment = program.command("comment").description("comments that were imported");
  comment
    .command("erase")
    .description("removes all comments of one person for good; no later import brings them back")
    .requiredOption("--workspace <workspace>")
    .requiredOption("--author <name>", "as the platform or the file names them")
    .action(act(async ({ workspace, author }: Erase) => eraseCommenter(workspace, author, new Date())));
}
