import { listSilences } from "../../formula/list-silences.ts";
import { nameExamples } from "../../formula/name-examples.ts";
import type { ProfileTraits } from "../../formula/profile-traits.ts";
import { loadPostNames } from "../../recommendations/load-post-names.ts";
import { loadPostTraits } from "../../score/load-post-traits.ts";
import { readFrozenInput } from "../../score/read-frozen-input.ts";
import type { Recommended, StepContext } from "./audit-step.ts";

/**
 * Runs the formula on changes that the brand could make, on the frozen input and what its posts are like, and names the posts
 * that they speak of. Texts of posts are looked at and not kept.
 */
export async function recommendActions(context: StepContext): Promise<Recommended> {
  const { workspaceId, id, version } = context.audit;
  const where = { workspaceId_id: { workspaceId, id } };
  const { input: frozen } = await context.read((tx) =>
    tx.audit.findUniqueOrThrow({ where, select: { input: true } }),
  );
  const input = readFrozenInput(frozen as string, version);
  const known = { traits: await loadTraits(context) };
  const list = version.recommend.list(input, known);
  const posts = list.flatMap(({ examples }) => examples ?? []);
  const nameOf = await loadPostNames(workspaceId, posts);
  return {
    recommendations: nameExamples(list, (post) => nameOf(post)?.name ?? null),
    silent: listSilences(context.output("score"), list, input, {
      known,
      weighed: version.recommend.weigh(input, known),
    }),
  };
}

async function loadTraits({ audit, outputs }: StepContext): Promise<ProfileTraits[]> {
  const traits: ProfileTraits[] = [];
  for (const profile of outputs("collect").flat())
    traits.push(await loadPostTraits(audit.workspaceId, profile, profile.disconnectedOn ?? audit.day));
  return traits;
}
