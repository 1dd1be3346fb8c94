import type { Move } from "../alerts/judge/facts.ts";
import { countWords, dayWords, measureWords, scoreWord } from "../alerts/judge/words.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { signed } from "../formula/signed.ts";
import type { GoalStanding } from "../goals/schemas.ts";
import { figureOf, judgePace, type PaceVerdict } from "../goals/values.ts";
import type { ExtremePost } from "../score/find-extremes.ts";
import type { Week } from "./read-week.ts";

const MOST_WORDS = 120;
const PACE_WORDS: Record<PaceVerdict, string> = {
  on: "on pace",
  open: "too close to call",
  behind: "behind",
};

/** A part of a digest: a heading and its lines. */
export type Part = { title: string; lines: string[]; link?: { words: string; path: string } };

/** "+1.4 in a week, within what chance explains (±2.9)". */
export function moveWords(move: Move | null): string {
  if (move === null) return "no change can be told for the week";
  const change = Math.round(10 * move.to.value) / 10 - Math.round(10 * move.from.value) / 10;
  if (change === 0) return "no change in a week";
  const { noise } = move;
  const chance =
    noise === null
      ? ""
      : `, ${Math.abs(change) > noise ? "more than" : "within what"} chance explains (±${noise.toFixed(1)})`;
  return `${signed(change)} in a week${chance}`;
}

/** The parts of a digest that follow the score and its picture; what is not known is left out. */
export function digestParts(week: Week): Part[] {
  const { pillars, posts, next, goals } = week;
  return [
    ...(next
      ? [
          {
            title: "Do this next",
            lines: [
              `${spellDays(next.action)}.`,
              ...(next.gain > 0 ? [`${signed(next.gain)} on the score.`] : []),
            ],
            link: { words: "See the recommendations", path: "#next-step" },
          },
        ]
      : []),
    ...(pillars.length > 0
      ? [
          {
            title: "Pillars",
            lines: pillars.map(
              ({ pillar, value, move }) => `${scoreWord(pillar)} ${value.toFixed(1)}: ${moveWords(move)}`,
            ),
          },
        ]
      : []),
    commentsPart(week),
    ...(posts
      ? [
          {
            title: "Posts of the last four weeks",
            lines: [`Best: ${postWords(posts.best)}`, `Weakest: ${postWords(posts.worst)}`],
            link: { words: "See all posts", path: "/posts" },
          },
        ]
      : []),
    ...(goals.length > 0
      ? [{ title: "Goals", lines: goals.map(goalWords), link: { words: "See the goals", path: "/goals" } }]
      : []),
  ];
}

function commentsPart({ crisis, critical: { count, isMore } }: Week): Part {
  const open =
    count === 0
      ? "No critical comment of the last four weeks is without an answer."
      : `${isMore ? "At least " : ""}${countWords(count, "critical comment")} of the last four weeks ${count === 1 ? "has" : "have"} no known answer.`;
  return {
    title: "Comments",
    lines: [...(crisis ? [`${crisis}.`] : []), open],
    link: { words: "Read the comments", path: "/comments?sentiment=negative" },
  };
}

function postWords({ words, platform, createdAt, engagements, usual }: ExtremePost): string {
  const text = words ? `“${shorten(words)}”` : "A post without words";
  const count = countWords(Math.round(engagements), "engagement");
  return `${text} on ${PLATFORM_WORDS[platform]}, ${dayWords(createdAt.toISOString().slice(0, 10))}: ${count}, usually ${Math.round(usual)}`;
}

function goalWords({ goal, value, pace }: GoalStanding): string {
  const target = `${measureWords(goal.measure, goal.target)} by ${dayWords(goal.due_on)}`;
  const stands =
    value === null
      ? ""
      : ` It stands at ${figureOf(goal.measure) ? measureWords(goal.measure, value) : value.toFixed(1)}.`;
  if (pace?.kind !== "told") return `${target}: cannot be told yet.${stands}`;
  return `${target}: ${PACE_WORDS[judgePace(pace, goal.target)]}.${stands}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS - 1)}…` : line;
}

/** Days as people write them. */
function spellDays(text: string): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayWords);
}
