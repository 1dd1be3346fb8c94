import type { AuditResult, AuditRun } from "#lib/audits/schemas.ts";
import type { Campaign, CampaignList, NewCampaign } from "#lib/campaigns/schemas.ts";

const PILLARS = ["presence", "reach", "impact", "sentiment", "momentum"] as const;

type Audits = {
  audits: { audit_id: string; status: string; score: number | null; started_at: string }[];
  total: number;
};
type Workspace = {
  name: string;
  plan: string;
  platforms_connected: number;
  audits_used: number;
  audits_limit: number | null;
  current_service_score: number | null;
};
type Score = { score: number; calculated_at: string; pillars?: Record<string, number> };
type Posts = {
  posts: { platform: string; created_at: string | null }[];
  total: number | null;
  next: string | null;
};
type Draft = { score: number; platform: string; feedback: { suggestion: string }[] };

/** A workspace in a sentence. */
export function tellWorkspace(workspace: Workspace): string {
  const {
    name,
    plan,
    platforms_connected,
    audits_used,
    audits_limit,
    current_service_score: score,
  } = workspace;
  const audits =
    audits_limit === null ? `${audits_used} audits used` : `${audits_used} of ${audits_limit} audits used`;
  const stand = score === null ? "no score yet" : `score ${score}`;
  return `${name}: ${stand}; plan ${plan}, ${count(platforms_connected, "platform")} connected, ${audits} this month.`;
}

/** A score with its pillars. */
export function tellScore({ score, calculated_at, pillars }: Score): string {
  const parts = pillars ? ` Pillars: ${PILLARS.map((name) => `${name} ${pillars[name]}`).join(", ")}.` : "";
  return `Score ${score} of 100, as of ${calculated_at}; 50 is the middle account.${parts}`;
}

/** An audit that was started. */
export function tellRun({ audit_id, platforms_included }: AuditRun): string {
  return `Audit ${audit_id} of ${platforms_included.join(", ")} has started. Call wait_for_audit with this audit_id.`;
}

/** An audit that has ended. */
export function tellAudit(audit: AuditResult): string {
  const { audit_id } = audit;
  if (audit.status === "failed")
    return `Audit ${audit_id} failed: ${audit.error.title}. ${audit.error.detail}`;
  const { score, pillars, recommendations } = audit;
  const moves = PILLARS.map((name) => `${name} ${pillars[name].score} (${pillars[name].change})`).join(", ");
  const [first] = recommendations;
  const advice = first ? ` First recommendation: ${first.action} (${first.expected_impact})` : "";
  return `Audit ${audit_id}: score ${score} of 100. ${moves}.${advice}`;
}

/** A list of audits. */
export function tellAudits({ audits, total }: Audits): string {
  const [newest] = audits;
  if (!newest)
    return total === 0 ? "No audit has been run yet." : `No more audits; there are ${total} in all.`;
  const score = newest.score === null ? "" : `, score ${newest.score}`;
  return `${audits.length} of ${total} audits. First listed: ${newest.audit_id}, ${newest.status}${score}, started ${newest.started_at}.`;
}

/** A list of posts. */
export function tellPosts({ posts, total, next }: Posts): string {
  if (posts.length === 0) return "No post fits.";
  const all = total === null ? "" : ` of ${total}`;
  const more = next === null ? "" : " Pass `next` as `after` for more.";
  return `${posts.length}${all} posts.${more}`;
}

/** How a draft is likely to do. */
export function tellDraft({ score, platform, feedback }: Draft): string {
  const [first] = feedback;
  const advice = first ? ` First: ${first.suggestion}` : " No suggestions.";
  return `Predicted percentile ${score} among posts on ${platform}; 50 is a usual post or means not known.${advice}`;
}

/** A list of campaigns. */
export function tellCampaigns({ campaigns, total }: CampaignList): string {
  const names = campaigns.map(({ name, id, status }) => `${name} (${id}, ${status})`);
  return total === 0 ? "No campaigns." : `${campaigns.length} of ${total} campaigns: ${names.join("; ")}.`;
}

/** One campaign. */
export function tellCampaign({ name, status, current_phase, phase_progress, score_delta }: Campaign): string {
  const moved = score_delta === null ? "" : ` The score has moved by ${score_delta} since its start.`;
  return `${name}: ${status}, phase ${current_phase}, ${phase_progress} % of it over.${moved}`;
}

/** A campaign that was made. */
export function tellNewCampaign({ id, name, phases }: NewCampaign): string {
  return `${name} (${id}) is a draft with ${count(phases.length, "phase")}: ${phases.map((one) => one.name).join(", ")}.`;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? "" : "s"}`;
}
