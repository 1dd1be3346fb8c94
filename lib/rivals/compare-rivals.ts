import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { addDays, utcDay } from "../time.ts";
import { type Counted, countedKinds, countPeriod } from "./count-period.ts";
import { drawLines } from "./draw-lines.ts";
import { findPeriod, type Span } from "./find-period.ts";
import { type KnownProfile, readKnownProfiles, readWeeks } from "./read-rivals.ts";
import type { Interaction, RivalProfile, RivalQuery, Rivals } from "./schemas.ts";
import { sumOwn, tellRow } from "./tell-rows.ts";
import { WEEK } from "./values.ts";

/**
 * One's own profiles beside the watched ones over a period, in two statements. Nothing of it is part of the brand's score.
 *
 * Share of voice is a profile's part of all interactions, or posts, of everyone who is compared. Only who is known on every day of
 * the period is part of that sum; everybody else is shown with what is known and without a share.
 *
 * @param caller who asks, for its own workspace
 * @param query days, platform and watched profiles; names of others are ignored
 * @returns own rows first, each group by audience
 * @throws Problem 403 without the scope `score:read`
 */
export async function compareRivals(caller: Caller, query: RivalQuery, now: Date): Promise<Rivals> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const all = await readKnownProfiles(tx, workspaceId, utcDay(now));
    const offered = all.filter(({ platform }) => query.platform === undefined || platform === query.platform);
    const compared = chooseCompared(offered, query.with);
    const period = findPeriod(compared, query.days);
    const ids = compared.map(({ profileId }) => profileId);
    const known = period
      ? countAll(compared, period, await readWeeks(tx, { workspaceId, ids }, period))
      : null;
    const counted = known?.counted ?? [];
    const platforms = PLATFORMS.filter((name) => all.some(({ platform }) => platform === name));
    return {
      profiles: offered.map(nameOf),
      platforms,
      period,
      rows: counted.map((one) => tellRow(one, counted)).toSorted(bySize),
      together: sumOwn(counted),
      counted: known?.kinds ?? [],
      weeks: period
        ? Array.from({ length: query.days / WEEK }, (_, n) => addDays(period.from, WEEK * n))
        : [],
      lines: drawLines(counted),
    };
  });
}

/** Own profiles always; of the watched ones those that are named, or all where none of the named is there. */
export function chooseCompared<P extends RivalProfile>(
  offered: readonly P[],
  named: RivalQuery["with"] = [],
): P[] {
  const watched = offered.filter(({ role }) => role === "watched");
  const chosen = watched.filter(({ profileId }) => named.includes(profileId));
  return [...offered.filter(({ role }) => role === "own"), ...(chosen.length > 0 ? chosen : watched)];
}

function countAll(
  compared: readonly KnownProfile[],
  period: Span,
  { posts, audiences }: Awaited<ReturnType<typeof readWeeks>>,
): { counted: Counted[]; kinds: Rivals["counted"] } {
  const platforms = PLATFORMS.filter((name) => compared.some(({ platform }) => platform === name));
  const kinds = new Map<string, Interaction[]>();
  for (const platform of platforms) {
    const ids = compared.flatMap((one) => (one.platform === platform ? [one.profileId] : []));
    kinds.set(platform, countedKinds(posts.filter(({ profile }) => ids.includes(profile))));
  }
  const counted = compared.map((profile) => {
    const isOf = (row: { profile: string }) => row.profile === profile.profileId;
    const rows = { posts: posts.filter(isOf), audiences: audiences.filter(isOf) };
    return countPeriod(profile, { ...rows, kinds: kinds.get(profile.platform) ?? [] }, period);
  });
  return { counted, kinds: platforms.map((platform) => ({ platform, kinds: kinds.get(platform) ?? [] })) };
}

function nameOf({ profileId, platform, handle, role }: KnownProfile): RivalProfile {
  return { profileId, platform, handle, role };
}

function bySize(a: Rivals["rows"][number], b: Rivals["rows"][number]): number {
  return (
    Number(a.role === "watched") - Number(b.role === "watched") || (b.followers ?? -1) - (a.followers ?? -1)
  );
}
