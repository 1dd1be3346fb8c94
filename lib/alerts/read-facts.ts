import { findNewestCrisis } from "../audits/find-newest-crisis.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceTx, withWorkspace } from "../db.ts";
import { listGoals } from "../goals/list-goals.ts";
import { listOwnProfiles, type OwnProfile } from "../profiles/list-own-profiles.ts";
import { listKnownRuns, readPostPeriods } from "../score/known-posts.ts";
import { daysBetween, utcDay } from "../time.ts";
import type { Facts, ProfileFact } from "./judge/facts.ts";
import { readMoves } from "./read-moves.ts";
import type { AlertKind } from "./values.ts";

/**
 * What rules of these kinds look at; nothing else is read.
 * @param caller the operator, for the workspace
 */
export async function readFacts(caller: Caller, kinds: ReadonlySet<AlertKind>, now: Date): Promise<Facts> {
  const { workspaceId } = caller;
  const isAsked = (...some: AlertKind[]) => some.some((kind) => kinds.has(kind));
  return {
    today: utcDay(now),
    moves: isAsked("score", "pillar") ? await readMoves(caller, now) : [],
    crisis: isAsked("crisis")
      ? await readWorkspace(workspaceId, (db) => findNewestCrisis(db, workspaceId))
      : null,
    profiles: isAsked("silence", "connection") ? await readProfiles(workspaceId, utcDay(now)) : [],
    webhooks: isAsked("webhook") ? await readWebhooks(workspaceId) : [],
    goals: isAsked("goal") ? await listGoals(caller, now) : [],
  };
}

function readProfiles(workspaceId: string, today: string): Promise<ProfileFact[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const own = await listOwnProfiles(tx, workspaceId);
    const id = { in: own.map((one) => one.id) };
    const connections = await tx.connection.findMany({
      where: { workspaceId, profileId: id },
      select: { profileId: true, errorDetail: true },
    });
    const why = new Map(connections.map((one) => [one.profileId, one.errorDetail]));
    const silenceOf = await readSilences(tx, workspaceId, own, today);
    return own.map((one) => ({
      ...{ id: one.id, platform: one.platform, handle: one.handle, status: one.status },
      ...{ why: why.get(one.id) ?? null, silence: silenceOf(one.id) },
    }));
  });
}

/** A day without a post counts as far as files and posts reach. */
async function readSilences(tx: WorkspaceTx, workspaceId: string, own: OwnProfile[], today: string) {
  const rows = await tx.post.groupBy({
    by: ["profileId"],
    where: { workspaceId, profileId: { in: own.map(({ id }) => id) } },
    _min: { createdAt: true },
    _max: { createdAt: true },
  });
  const periods = await readPostPeriods(tx, workspaceId);
  return (id: string): ProfileFact["silence"] => {
    const found = rows.find(({ profileId }) => profileId === id);
    const [first, last] = [found?._min.createdAt, found?._max.createdAt];
    if (!first || !last) return null;
    const posts = { from: utcDay(first), to: utcDay(last) };
    const until = listKnownRuns(periods.get(id) ?? [], posts, today).at(-1)?.to ?? posts.to;
    return { since: posts.to, days: Math.max(0, daysBetween(posts.to, until)) };
  };
}

async function readWebhooks(workspaceId: string): Promise<Facts["webhooks"]> {
  const rows = await readWorkspace(workspaceId, (db) =>
    db.webhook.findMany({
      where: { workspaceId, status: "disabled" },
      select: { id: true, url: true, disabledReason: true },
    }),
  );
  return rows.map(({ id, url, disabledReason }) => ({ id, url, reason: disabledReason }));
}
