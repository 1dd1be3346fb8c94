import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { authoriseDrafts } from "../drafts/authorise-drafts.ts";
import { readDraft } from "../drafts/read-draft.ts";
import { listIds } from "../posts/list-posts.ts";
import { Problem } from "../problems.ts";
import type { MatchAnswer, MatchBody } from "./schemas.ts";

type Choice = { postedAs: string | null; postedProfile: string | null; postedPost: string | null };
const UNCHOSEN: Choice = { postedAs: null, postedProfile: null, postedPost: null };

/**
 * Says what became of a draft: a post, which another draft that had it gives up, `none`, or `auto` to have it found again.
 * @param record writes the entry of the audit log, with the change.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for a draft or a post that is not there or is of another platform.
 */
export async function chooseMatch(
  caller: Caller,
  id: string,
  { posted_as, profile, post }: MatchBody,
  record?: Recorder,
): Promise<MatchAnswer> {
  authoriseDrafts(caller);
  const { workspaceId } = caller;
  await withWorkspace(workspaceId, async (tx) => {
    const { platform } = await readDraft(tx, workspaceId, id);
    const chosen = posted_as === "post" ? { postedProfile: profile ?? "", postedPost: post ?? "" } : null;
    if (chosen) {
      const ids = await listIds(tx, workspaceId, platform);
      await requirePost(tx, { workspaceId, profileId: chosen.postedProfile, id: chosen.postedPost }, ids);
      await tx.draft.updateMany({ where: { workspaceId, ...chosen, id: { not: id } }, data: UNCHOSEN });
    }
    const data = posted_as === "auto" ? UNCHOSEN : { ...UNCHOSEN, ...chosen, postedAs: posted_as };
    await tx.draft.update({ where: { workspaceId_id: { workspaceId, id } }, data });
    await record?.(tx, { workspaceId, subject: id, detail: { fields: ["posted_as"] } });
  });
  return { id, posted_as };
}

type Key = { workspaceId: string; profileId: string; id: string };

async function requirePost(tx: WorkspaceTx, key: Key, own: readonly string[]): Promise<void> {
  const isOwn = own.includes(key.profileId) && !key.id.includes("\0");
  if (isOwn && (await tx.post.count({ where: key })) > 0) return;
  throw new Problem("Not Found", "There is no such post on the platform of this draft.");
}
