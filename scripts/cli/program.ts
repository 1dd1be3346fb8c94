import { Command } from "commander";
import type { Act } from "./act.ts";
import { addAuditCommands } from "./audit-commands.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addCommentCommands } from "./comment-commands.ts";
import { formatForPeople } from "./format-for-people.ts";
import { addImportCommand } from "./import-command.ts";
import { addKeyCommands } from "./key-commands.ts";
import { addModelCommand } from "./model-command.ts";
import { addPlatformCommands } from "./platform-commands.ts";
import { addScoreCommands } from "./score-commands.ts";
import { addSecretCommands } from "./secret-commands.ts";
import { addSentimentCommand } from "./sentiment-command.ts";
import { addStudioCommand } from "./studio-command.ts";
import { tellUnknown } from "./tell-unknown.ts";
import { addUserCommands } from "./user-commands.ts";
import { addWorkspaceCommands } from "./workspace-commands.ts";

type Setup = { json: boolean; openDatabase: () => Promise<void> };

/** All commands of the operator's command line. Every command takes --json: then nothing else goes to standard output. */
export function buildProgram({ json, openDatabase }: Setup): Command {
  const print = (value: unknown) => {
    process.stdout.write(json ? `${JSON.stringify(value)}\n` : formatForPeople(tellUnknown(value)));
  };
  const act: Act = Object.assign(
    <A extends unknown[]>(work: (...args: A) => Promise<unknown>) =>
      async (...args: A) => {
        await openDatabase();
        print(await work(...args));
      },
    {
      each:
        <A extends unknown[]>(work: (...args: A) => Promise<readonly unknown[]>) =>
        async (...args: A) => {
          await openDatabase();
          for (const value of await work(...args)) print(value);
        },
    },
  );
  const program = new Command("plinth")
    .description("Operate a Plinth installation.")
    .option("--json", "print JSON only")
    .exitOverride()
    .configureOutput({ writeErr: (text) => json || !text.startsWith("Usage") || process.stderr.write(text) });
  addWorkspaceCommands(program, act);
  addKeyCommands(program, act);
  addImportCommand(program, act);
  addPlatformCommands(program, act);
  addAuditCommands(program, act);
  addCommentCommands(program, act);
  addScoreCommands(program, act);
  addUserCommands(program, act);
  addSecretCommands(program, act);
  addModelCommand(program, print);
  addBackupCommands(program, print);
  addSentimentCommand(program);
  addStudioCommand(program, openDatabase);
  inheritSettings(program);
  return program;
}

/** commander passes neither exitOverride nor shared options to commands that were added before. */
function inheritSettings(parent: Command): void {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent);
    command.option("--json", "print JSON only");
    inheritSettings(command);
  }
}
