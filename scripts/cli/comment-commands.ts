import { type Command, Option } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { operatorRecorder } from "#lib/audit-log/recorder.ts";
import { OPERATOR } from "#lib/caller.ts";
import { reportCorrections } from "#lib/comments/report-corrections.ts";
import { eraseCommenter } from "#lib/imports/erase-commenter.ts";
import { correctComment } from "#lib/score/correct-comment.ts";
import type { CommentLabel } from "#lib/score/schemas.ts";
import { COMMENT_LABELS } from "#lib/score/values.ts";
import type { Act } from "./act.ts";

type Correction = { workspace: string; comment: string; label: CommentLabel };
type Erase = { workspace: string; author: string };

export function addCommentCommands(program: Command, act: Act): void {
  const comment = program.command("comment").description("comments on a brand");
  comment
    .command("correct")
    .description("correct what the classifier got wrong about a comment; counts from the next score on")
    .requiredOption("--workspace <workspace>")
    .requiredOption("--comment <comment>", "its id on the platform")
    .addOption(new Option("--label <label>").choices(COMMENT_LABELS).makeOptionMandatory())
    .action(act(correct));
  comment
    .command("report")
    .description("how often people corrected the classifier, and in which way")
    .requiredOption("--workspace <workspace>")
    .action(
      act(async ({ workspace }: { workspace: string }) => reportCorrections(await operatorFor(workspace))),
    );
  comment
    .command("erase")
    .description("delete all comments by one person for good; no later import brings them back")
    .requiredOption("--workspace <workspace>")
    .requiredOption("--author <name>", "the name as the platform or the file has it")
    .action(act(async ({ workspace, author }: Erase) => eraseCommenter(workspace, author, new Date())));
}

async function correct({ workspace, comment, label }: Correction) {
  const caller = await operatorFor(workspace);
  const now = new Date();
  return correctComment(
    caller,
    { commentId: comment, label },
    { by: OPERATOR.id, now, record: operatorRecorder("comment.corrected", now) },
  );
}
