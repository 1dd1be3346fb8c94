import { formula } from "#lib/formula/versions.ts";
import { loadCommentDays } from "#lib/score/load-comment-days.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import type { Platform } from "../formula/names.ts";

export type Said = {
  id: string;
  text: string;
  /** YYYY-MM-DD, at noon; null without a date. */
  day?: string | null;
  post?: string | null;
  author?: string | null;
};

/** A workspace with one profile and comments on it, which are read as an import would have them read. */
export async function makeCommented(platform: Platform, said: readonly Said[]) {
  const { id: workspaceId } = await makeWorkspace();
  const profileId = await makeProfile(workspaceId, platform, "bluecup");
  await comment({ workspaceId, profileId }, said);
  await readComments(workspaceId);
  return { workspaceId, profileId };
}

/** Stores comments as they come from a file. */
export async function comment(
  of: { workspaceId: string; profileId: string },
  said: readonly Said[],
): Promise<void> {
  await ownerDb().comment.createMany({
    data: said.map(({ id, text, day = "2026-10-05", post = null, author = `fan of ${id}` }) => ({
      ...{ ...of, id, text, author, postId: post, importedAt: new Date() },
      createdAt: day === null ? null : new Date(`${day}T12:00:00Z`),
    })),
  });
}

/** Has all dated comments of a workspace read and counted, as the history after an import does. */
export async function readComments(workspaceId: string): Promise<void> {
  const profiles = await ownerDb().profile.findMany({ where: { workspaceId, role: "own" } });
  await loadCommentDays(workspaceId, profiles, { from: "2020-01-01", to: "2026-12-31" }, formula());
}
