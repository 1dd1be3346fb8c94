import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { listKeptProfiles } from "../profiles/list-own-profiles.ts";
import type { CommentFilters, CommentSources, CommentSummary, Tone } from "./schemas.ts";
import { matchComments } from "./select-comments.ts";

type Group = { label: Tone | "spam"; language: string | null; count: number };

/** How many comments there are of each kind among those that filters leave. */
export async function summariseComments(
  { workspaceId }: Pick<Caller, "workspaceId">,
  filters: CommentFilters,
): Promise<CommentSummary> {
  const groups = await withWorkspace(workspaceId, async (tx) => {
    const matched = await matchComments(tx, workspaceId, filters);
    if (!matched) return [];
    return tx.$queryRaw<Group[]>`
      SELECT s.label, s.language, count(*)::int AS count FROM ${matched.from} WHERE ${matched.where} GROUP BY 1, 2`;
  });
  const { sentiment, language, spam } = filters;
  const inLanguage = groups.filter((group) => !language || languageOf(group) === language);
  const of = (label: Group["label"]) => sum(inLanguage.filter((group) => group.label === label));
  const tones = {
    ...{ negative: of("negative"), neutral: of("neutral") },
    ...{ positive: of("positive"), unknown: of("unknown") },
  };
  const told = tones.negative + tones.neutral + tones.positive + tones.unknown;
  const ofAll = spam === "only" ? of("spam") : spam === "shown" ? told + of("spam") : told;
  return {
    total: sentiment ? tones[sentiment] : ofAll,
    ofAll: sentiment ? told : ofAll,
    tones,
    spam: of("spam"),
    languages: listLanguages(groups),
  };
}

function languageOf({ language }: Group): string {
  return language ?? "none";
}

function listLanguages(groups: readonly Group[]): CommentSummary["languages"] {
  const counts = new Map<string, number>();
  for (const group of groups)
    if (group.label !== "spam")
      counts.set(languageOf(group), (counts.get(languageOf(group)) ?? 0) + group.count);
  return [...counts]
    .map(([language, count]) => ({ language, count }))
    .sort((a, b) => b.count - a.count || (a.language < b.language ? -1 : 1));
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}

/** Where comments come from, also where none do. */
export function listCommentSources({ workspaceId }: Pick<Caller, "workspaceId">): Promise<CommentSources> {
  return withWorkspace(workspaceId, async (tx) => {
    const kept = await listKeptProfiles(tx, workspaceId);
    const ids = kept.map(({ id }) => id);
    const [row] = await tx.$queryRaw<[{ with: string[]; knowsAnswers: boolean; unread: number }]>`
      SELECT ARRAY(SELECT own.id FROM unnest(${ids}::text[]) AS own(id)
          WHERE EXISTS (SELECT FROM comments c WHERE c.workspace_id = ${workspaceId} AND c.profile_id = own.id)) AS with,
        EXISTS (SELECT FROM comment_sentiments s WHERE s.workspace_id = ${workspaceId} AND s.verdict = 'own') AS "knowsAnswers",
        (SELECT count(*) FROM comments c WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${ids}))::int
          - (SELECT count(*) FROM comment_sentiments s WHERE s.workspace_id = ${workspaceId} AND s.profile_id = ANY(${ids}))::int
          AS unread`;
    const profiles = kept
      .map(({ id, platform, handle, disconnectedAt }) => {
        return { id, platform, handle, isGone: disconnectedAt !== null, hasComments: row.with.includes(id) };
      })
      .filter(({ isGone, hasComments }) => hasComments || !isGone)
      .map(({ isGone: _, ...profile }) => profile);
    return { profiles, knowsAnswers: row.knowsAnswers, unread: Math.max(0, row.unread) };
  });
}
