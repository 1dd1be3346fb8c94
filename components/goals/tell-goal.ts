import {
  CircleCheck,
  CircleDashed,
  CircleMinus,
  MoveRight,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
} from "lucide-react";
import type { Look } from "#components/ui/badge.tsx";
import { formatDay, formatPlural } from "#components/ui/format.ts";
import type { GoalStanding } from "#lib/goals/schemas.ts";
import { judgePace, type PaceVerdict } from "#lib/goals/values.ts";
import { measureValue } from "./goal-words.ts";

const PACE_LOOKS: Record<PaceVerdict, Look> = {
  on: { word: "On pace", tone: "good", icon: TrendingUp },
  open: { word: "Too close to call", tone: "neutral", icon: MoveRight },
  behind: { word: "Behind", tone: "fair", icon: TrendingDown },
};

/** How a goal is doing, as word, colour and icon. */
export function goalLook({ goal: { status, target }, pace }: GoalStanding): Look {
  if (status === "reached") return { word: "Reached", tone: "good", icon: CircleCheck };
  if (status === "missed") return { word: "Missed", tone: "poor", icon: TriangleAlert };
  if (status === "dropped") return { word: "Dropped", tone: "neutral", icon: CircleMinus };
  if (pace?.kind !== "told") return { word: "Cannot be told yet", tone: "neutral", icon: CircleDashed };
  return PACE_LOOKS[judgePace(pace, target)];
}

/** The same in a sentence, with where it will end. */
export function tellGoal({ goal, value, pace }: GoalStanding): string {
  const { measure, status, due_on, reached_on } = goal;
  const write = (figure: number) => measureValue(measure, figure);
  const stands = value === null ? "not known" : write(value);
  if (status === "reached") return `Reached on ${formatDay(reached_on ?? due_on)}.`;
  if (status === "missed") return `It was to be reached by ${formatDay(due_on)}. It stands at ${stands}.`;
  if (status === "dropped") return `Dropped. It stands at ${stands}.`;
  if (pace?.kind === "told")
    return `If things go on as in the last ${formatPlural(pace.weeks, "week")}: about ${write(pace.value)} (likely ${write(pace.low)} to ${write(pace.high)}) by ${formatDay(due_on)}.`;
  if (pace?.kind === "early")
    return `Too early to tell: it takes about ${formatPlural(pace.weeksLeft, "more week")} of comparable history.`;
  if (pace?.newest) return `Nothing newer than ${formatDay(pace.newest)} is known. Bring in newer data.`;
  return "Nothing is known of it yet.";
}
