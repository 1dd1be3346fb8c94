import type { Command } from "commander";
import { trainModels } from "#lib/models/train-models.ts";

export function addModelCommand(program: Command, print: (value: unknown) => void): void {
  program
    .command("model")
    .description("text models")
    .command("train")
    .description("fit the draft models on posts you are allowed to use; no database is needed")
    .requiredOption("--from <folder>", "folder with train and dev files of posts; other files are not opened")
    .action(({ from }: { from: string }) => print(trainModels(from)));
}
