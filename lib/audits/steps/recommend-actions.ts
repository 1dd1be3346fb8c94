import { nameExamples } from "../../formula/name-examples.ts";
import { loadPostNames } from "../../recommendations/load-post-names.ts";
import { readFrozenInput } from "../../score/read-frozen-input.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/** Runs the formula on changes that the brand could make, on the frozen input, and names the posts that they speak of. */
export async function recommendActions(context: StepContext): Promise<StepOutputs["recommend"]> {
  const { workspaceId, id, version } = context.audit;
  const where = { workspaceId_id: { workspaceId, id } };
  const { input } = await context.read((tx) =>
    tx.audit.findUniqueOrThrow({ where, select: { input: true } }),
  );
  const recommendations = version.recommend.list(readFrozenInput(input as string));
  const posts = recommendations.flatMap(({ examples }) => examples ?? []);
  return nameExamples(recommendations, await loadPostNames(workspaceId, posts));
}
