import type { Crisis } from "./find-crisis.ts";
import { PLATFORM_WORDS } from "./platform-words.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A crisis in one line: "Negative comments on Instagram since 12 June: 64 % of 210, usually 9 %". */
export function nameCrisis(crisis: Crisis): string {
  const { comments, negative_share, ordinary_share } = crisis;
  const share = `${percent(negative_share)} of ${comments.toLocaleString("en-GB")}`;
  return `${nameTurn(crisis)}: ${share}, usually ${percent(ordinary_share)}`;
}

/** The figures by themselves, below a title that names the turn: "64 % of 210 comments are negative, usually 9 %". */
export function nameShares({ comments, negative_share, ordinary_share }: Crisis): string {
  const share = `${percent(negative_share)} of ${comments.toLocaleString("en-GB")} comments`;
  return `${share} are negative, usually ${percent(ordinary_share)}`;
}

/** The same without its figures, which change from day to day: "Negative comments on Instagram since 12 June". */
export function nameTurn({ platform, since }: Crisis): string {
  return `Negative comments on ${PLATFORM_WORDS[platform]} since ${DAY.format(new Date(since))}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
