import type { Command } from "commander";
import { trainModels } from "#lib/models/train-models.ts";

export function addModelCommand(program: Command, print: (value: unknown) => void): void {
  program
    .command("model")
    .description("models of texts")
    .command("train")
    .description("fit the models of drafts on posts that you may use; no database is needed")
    .requiredOption("--from <folder>", "train and dev files of posts; others are not opened")
    .action(({ from }: { from: string }) => print(trainModels(from)));
}
