import type { Crisis } from "../../formula/find-crisis.ts";
import type { Pillar, Platform } from "../../formula/names.ts";
import type { GoalStanding } from "../../goals/schemas.ts";
import type { AlertKind } from "../values.ts";

/** How the score or a pillar moved within a week, between two days that rest on the same. */
export type Move = {
  measure: "composite" | Pillar;
  from: { date: string; value: number };
  to: { date: string; value: number };
  /** Points to either side that chance explains, in nine cases of ten; null where that is not known. */
  noise: number | null;
};

export type ProfileFact = {
  id: string;
  platform: Platform;
  handle: string;
  status: string;
  /** Why it is not connected; null where nothing is said. */
  why: string | null;
  /** The day of the newest post, and days without one as far as posts are known since; null where nothing is known. */
  silence: { since: string; days: number } | null;
};

/** Everything of a workspace that rules look at, at one moment. */
export type Facts = {
  /** The last UTC day that was looked at, YYYY-MM-DD. */
  today: string;
  moves: readonly Move[];
  crisis: Crisis | null;
  profiles: readonly ProfileFact[];
  webhooks: readonly { id: string; url: string; reason: string | null }[];
  goals: readonly GoalStanding[];
};

/** What a rule says of one thing at one moment. */
export type Finding = {
  kind: AlertKind;
  /** The same from the beginning to the end of what is told. */
  key: string;
  /** `on` begins it and `off` ends it; `between` leaves it as it is, so that what hovers at a limit is told once. */
  state: "on" | "between" | "off";
  subject: string;
  detail: string;
  /** The page that shows it, behind the address of the workspace. */
  path: string;
};

/** What a rule has been set to. */
export type Limits = { kinds: readonly AlertKind[]; points: number; silentDays: number };
