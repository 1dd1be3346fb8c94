import type { Command } from "commander";
import type { z } from "zod";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { Problem } from "#lib/problems.ts";
import { DraftRequest, titleOfDraftIssue } from "#lib/studio/draft-request.ts";
import { DraftQuery, MAX_FEEDBACK, USUAL_FEEDBACK } from "#lib/studio/schemas.ts";
import { scoreDraft } from "#lib/studio/score-draft.ts";
import { answerLines } from "./answer-lines.ts";

type Options = { file: string; workspace?: string; maxFeedback?: string; expand?: string };

export function addStudioCommand(program: Command, openDatabase: () => Promise<void>): void {
  program
    .command("studio")
    .description("drafts of posts")
    .command("score")
    .description(
      "score drafts: JSON lines of { content_type, content, platform, format } in, one JSON line each out",
    )
    .requiredOption("--file <file>", "a JSON Lines file")
    .option(
      "--workspace <workspace>",
      "workspace of the brand; without it, drafts are scored for no brand in particular and no database is needed",
    )
    .option(
      "--max-feedback <n>",
      `most entries of feedback per draft, 1 to ${MAX_FEEDBACK}`,
      String(USUAL_FEEDBACK),
    )
    .option("--expand <names>", "extra fields to return: evidence")
    .action(async ({ file, workspace, maxFeedback, expand }: Options) => {
      const query = parseInput(DraftQuery, { max_feedback: maxFeedback, expand }, {});
      if (workspace) await openDatabase();
      const caller = workspace ? await operatorFor(workspace) : null;
      await answerLines(file, (line) => scoreLine(caller, line, query), "scored");
    });
}

async function scoreLine(
  caller: Caller | null,
  line: string,
  { expand, max_feedback: maxFeedback }: z.output<typeof DraftQuery>,
): Promise<object> {
  try {
    const draft = parseInput(DraftRequest, parseObject(line), { titleOf: titleOfDraftIssue });
    return await scoreDraft(caller, draft, { now: new Date(), expand, maxFeedback });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { error: { title: error.title, detail: error.message } };
  }
}

function parseObject(line: string): object {
  let value: unknown = null;
  try {
    value = JSON.parse(line);
  } catch {
    // Told below, like JSON that is no object.
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Problem("Malformed JSON", "The line is not a JSON object.");
}
