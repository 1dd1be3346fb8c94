import { formatList } from "#components/ui/format.ts";
import type { Channel, Rule } from "#lib/alerts/schemas.ts";
import { type AlertKind, CHANNEL_WORDS, KIND_WORDS } from "#lib/alerts/values.ts";

/** What each kind watches, for the one who chooses. */
export const KIND_ABOUT: Record<AlertKind, string> = {
  score: "The score moves within a week by more than chance explains.",
  pillar: "One of the five pillars moves within a week by more than chance explains.",
  crisis: "Comments turn negative all of a sudden.",
  silence: "An account has had no post for some days.",
  connection: "An account can no longer be read and has to be connected again.",
  webhook: "A webhook was disabled because its receiver kept failing.",
  goal: "A goal will not be reached at today's pace.",
};

/** "Score change, crisis in comments and broken connection". */
export function ruleName({ kinds }: Pick<Rule, "kinds">): string {
  const words = kinds.map((kind) => KIND_WORDS[kind]);
  return formatList(
    words.map((word, at) => (at === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1))),
  );
}

/** "Email to Ada Lark", "Slack, hooks.slack.com/…k9Qz". */
export function channelName({ kind, to }: Pick<Channel, "kind" | "to">): string {
  if (kind === "email") return to ? `Email to ${to}` : "Email to someone who has left";
  return `${CHANNEL_WORDS[kind]}, ${to ?? "address not known"}`;
}

/** "22:00–07:00, Europe/Paris"; "None" without any. */
export function quietWords({ quiet, time_zone }: Pick<Rule, "quiet" | "time_zone">): string {
  return quiet ? `${quiet.from}–${quiet.until}, ${time_zone}` : "None";
}
