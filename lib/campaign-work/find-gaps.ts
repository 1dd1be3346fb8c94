import { findPhase } from "../campaigns/phase-days.ts";
import type { PhaseDays } from "../campaigns/schemas.ts";
import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { isPromotional } from "../strategy/is-promotional.ts";
import { counted, listed } from "../text/words.ts";
import { findSilences } from "./find-silences.ts";
import type { Gap } from "./schemas.ts";

/** A post of the plan that can still go out, or one that went out. */
type Item = { platform: Platform; day: string; text: string };

export type GapInput = {
  phases: readonly PhaseDays[];
  /** YYYY-MM-DD. */
  today: string;
  planned: readonly Item[];
  published: readonly Item[];
  /** That the campaign plans for or the brand posts on; up to which day its posts are known, null where of none. */
  platforms: readonly { platform: Platform; knownUntil: string | null }[];
};

/** More than that, and a brand is heard as one that only sells: the rule of thumb that seven posts in ten should not. */
const MOST_PROMOTIONAL = 0.3;
/** Among fewer a share says nothing. */
const LEAST_POSTS = 5;

/** What a campaign lacks by its plan and by what was posted, each with what to do. Words are sentences; days in them YYYY-MM-DD. */
export function findGaps(input: GapInput): Gap[] {
  return [...findEmptyPhases(input), ...findPromotion(input), ...findSilentPlatforms(input)];
}

function findEmptyPhases({ phases, today, planned, published }: GapInput): Gap[] {
  const filled = new Set([...planned, ...published].map(({ day }) => findPhase(phases, day)));
  const empty = phases.filter((_, n) => !filled.has(n));
  const [over, open] = [
    empty.filter(({ last_day }) => last_day < today),
    empty.filter(({ last_day }) => last_day >= today),
  ];
  const hasStarted = (phases[0]?.first_day ?? today) <= today;
  const name = (list: readonly PhaseDays[]) => listed(list.map((phase) => phase.name));
  const verb = (list: readonly PhaseDays[], one: string, many: string) => (list.length === 1 ? one : many);
  const gaps: Gap[] = [];
  if (open.length > 0)
    gaps.push({
      kind: "empty",
      title: `${name(open)} ${verb(open, "has", "have")} no posts`,
      advice: `Plan at least one post for ${verb(open, "this phase", "each of these phases")}${hasStarted ? "" : ", or shorten the campaign before it starts"}.`,
      post: { day: open[0] && open[0].first_day > today ? open[0].first_day : today },
    });
  if (over.length > 0)
    gaps.push({
      kind: "empty",
      title: `${name(over)} went by without a post`,
      advice:
        "Import or sync your posts if some are missing here. Otherwise use the phases that are left to tell what you meant to tell.",
    });
  return gaps;
}

function findPromotion({ phases, planned, published }: GapInput): Gap[] {
  const texts = [...planned, ...published].filter(
    ({ day, text }) => findPhase(phases, day) !== -1 && text.trim() !== "",
  );
  const selling = texts.filter(({ text }) => isPromotional(text)).length;
  const share = selling / texts.length;
  if (texts.length < LEAST_POSTS || share <= MOST_PROMOTIONAL) return [];
  const missing = Math.ceil(selling / MOST_PROMOTIONAL - 1e-9) - texts.length;
  return [
    {
      kind: "promotional",
      title: `${selling} of ${texts.length} posts sell (${Math.round(100 * share)} %)`,
      advice: `Above 30 % a campaign reads as advertising. Plan ${counted(missing, "post")} more that tell something instead, or take the offer out of some.`,
    },
  ];
}

function findSilentPlatforms(input: GapInput): Gap[] {
  const { phases, today, planned, published } = input;
  const days = { from: phases[0]?.first_day ?? today, to: phases.at(-1)?.last_day ?? today };
  return input.platforms.flatMap(({ platform, knownUntil }): Gap[] => {
    const own = (items: readonly Item[]) =>
      items.filter((item) => item.platform === platform).map(({ day }) => day);
    const facts = { ...days, today, knownUntil, planned: own(planned), published: own(published) };
    const silences = findSilences(facts);
    const next = silences.find(({ to }) => to >= today) ?? silences.at(-1);
    if (!next) return [];
    const word = PLATFORM_WORDS[platform];
    const others = silences.length - 1;
    const more =
      others > 0 ? ` There ${others === 1 ? "is one more gap" : `are ${others} more gaps`} like it.` : "";
    const isOver = next.to < today;
    return [
      {
        kind: "silent",
        title: `No post on ${word} from ${next.from} to ${next.to} (${next.days} days)`,
        advice: isOver
          ? `Keep pauses under five days in what is left.${more}`
          : `Plan a post on ${word} for about ${next.middle}.${more}`,
        ...(!isOver && { post: { platform, day: next.middle } }),
      },
    ];
  });
}
