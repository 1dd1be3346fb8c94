import { crisisPath } from "../../formula/crisis-path.ts";
import { nameShares, nameTurn } from "../../formula/crisis-words.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import type { GoalStanding } from "../../goals/schemas.ts";
import { judgePace } from "../../goals/values.ts";
import type { AlertKind } from "../values.ts";
import type { Facts, Finding, Limits, Move, ProfileFact } from "./facts.ts";
import { countWords, dayWords, measureWords, scoreWord } from "./words.ts";

/** A change that was told is over when less than this share of the rule's limit is left of it. */
const OVER_BELOW = 0.5;
/** A goal that was told of is on pace again when it ends so much of the bounds' width above its target. */
const CLEAR_SHARE = 0.1;

/**
 * What a rule says of a workspace at one moment.
 *
 * @param limits of the rule
 * @param facts of the workspace
 * @returns one finding for each thing that the rule looks at; what is not among them any more is over
 */
export function judgeFacts(limits: Limits, facts: Facts): Finding[] {
  const { moves, crisis, profiles, webhooks, goals, today } = facts;
  const judges: Record<AlertKind, () => Finding[]> = {
    score: () => moves.filter(({ measure }) => measure === "composite").map((one) => judgeMove(one, limits)),
    pillar: () => moves.filter(({ measure }) => measure !== "composite").map((one) => judgeMove(one, limits)),
    crisis: () => (crisis ? [tellCrisis(crisis, today)] : []),
    silence: () => profiles.flatMap((one) => judgeSilence(one, limits.silentDays)),
    connection: () => profiles.map(judgeConnection),
    webhook: () => webhooks.map(tellWebhook),
    goal: () => goals.flatMap(judgeGoal),
  };
  return limits.kinds.flatMap((kind) => judges[kind]());
}

/** Rises and falls are different things: a fall that follows a rise is told. */
function judgeMove({ measure, from, to, noise }: Move, { points }: Limits): Finding {
  const change = Math.round(10 * to.value) / 10 - Math.round(10 * from.value) / 10;
  const size = Math.abs(change);
  const isBeyondNoise = noise === null || size > noise;
  const state = size >= points && isBeyondNoise ? "on" : size < OVER_BELOW * points ? "off" : "between";
  const kind = measure === "composite" ? "score" : "pillar";
  const chance = noise === null ? "" : `, more than chance explains (±${noise.toFixed(1)})`;
  const name = scoreWord(measure);
  return {
    ...{ kind, key: `${kind}:${measure}:${change > 0 ? "up" : "down"}`, state, path: "" },
    subject: `${name} ${change > 0 ? "up" : "down"} ${size.toFixed(1)} points in a week, to ${to.value.toFixed(1)}`,
    detail: `From ${from.value.toFixed(1)} on ${dayWords(from.date)} to ${to.value.toFixed(1)} on ${dayWords(to.date)}${chance}.`,
  };
}

function tellCrisis(crisis: NonNullable<Facts["crisis"]>, today: string): Finding {
  return {
    ...{ kind: "crisis", key: `crisis:${crisis.platform}`, state: "on", path: crisisPath(crisis, today) },
    subject: nameTurn(crisis),
    detail: `${nameShares(crisis)}. Read what people are saying and reply soon.`,
  };
}

function judgeSilence({ id, platform, handle, silence }: ProfileFact, limit: number): Finding[] {
  if (silence === null) return [{ ...silent(id), state: "between", subject: "", detail: "" }];
  const on = PLATFORM_WORDS[platform];
  const days = countWords(silence.days, "day");
  return [
    {
      ...silent(id),
      state: silence.days >= limit ? "on" : "off",
      subject: `No post on ${on} for ${days}`,
      detail: `The newest post of @${handle} on ${on} is of ${dayWords(silence.since)}.`,
    },
  ];
}

function silent(id: string) {
  return { kind: "silence", key: `silence:${id}`, path: "/posts" } as const;
}

function judgeConnection({ id, platform, handle, status, why }: ProfileFact): Finding {
  const on = PLATFORM_WORDS[platform];
  const reason = why ? ` ${why}` : "";
  return {
    ...{ kind: "connection", key: `connection:${id}`, path: "/platforms" },
    state: status === "connected" ? "off" : "on",
    subject: `@${handle} on ${on} can no longer be read`,
    detail: `Its figures stay as they are until it is connected again.${reason}`,
  };
}

function tellWebhook({ id, url, reason }: Facts["webhooks"][number]): Finding {
  return {
    ...{ kind: "webhook", key: `webhook:${id}`, state: "on", path: `/webhooks/${id}` },
    subject: `Webhook disabled: ${url}`,
    detail: `Plinth no longer sends events there${reason ? `: ${reason}` : ""}. Fix the receiver, activate the webhook again and replay what it missed.`,
  };
}

/** Only of goals whose end can be told. */
function judgeGoal({ goal, pace }: GoalStanding): Finding[] {
  if (goal.status !== "open") return [];
  const about = { kind: "goal", key: `goal:${goal.id}`, path: `/goals/${goal.id}` } as const;
  if (pace?.kind !== "told") return [{ ...about, state: "between", subject: "", detail: "" }];
  const clear = goal.target + CLEAR_SHARE * (pace.high - pace.low);
  const isBehind = judgePace(pace, goal.target) === "behind";
  const state = isBehind ? "on" : pace.value >= clear ? "off" : "between";
  const target = measureWords(goal.measure, goal.target);
  return [
    {
      ...{ ...about, state },
      subject: `Goal off pace: ${target} by ${dayWords(goal.due_on)}`,
      detail: `At this pace it ends at ${measureWords(goal.measure, pace.value)}; even the top of its range falls short. Its page shows what would get you there.`,
    },
  ];
}
