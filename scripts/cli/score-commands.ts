import type { Command } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { operatorRecorder } from "#lib/audit-log/recorder.ts";
import { getScore } from "#lib/current-score/get-score.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import type { Act } from "./act.ts";

export function addScoreCommands(program: Command, act: Act): void {
  const score = program.command("score").description("scores and their history");
  score
    .command("show")
    .description("show the current score with its explanation and confidence")
    .requiredOption("--workspace <workspace>")
    .action(
      act(async (options: { workspace: string }) => {
        const expand = ["explanation", "confidence"];
        const query = { workspace_id: undefined, include_pillars: true, expand };
        return getScore(await operatorFor(options.workspace), query, new Date());
      }),
    );
  score
    .command("rebuild")
    .description("rebuild the reconstructed history")
    .requiredOption("--workspace <workspace>")
    .action(
      act(async (options: { workspace: string }) => {
        const { workspaceId } = await operatorFor(options.workspace);
        const record = operatorRecorder("history.rebuilt", new Date());
        return rebuildHistory(workspaceId, new Date(), (tx) =>
          record(tx, { workspaceId, subject: workspaceId }),
        );
      }),
    );
}
