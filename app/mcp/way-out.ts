import { PROBLEMS, type ProblemTitle } from "#lib/problems.ts";

/** Where the way out of a problem is another tool, or is for a person. */
const FOR_AGENTS: Partial<Record<ProblemTitle, string>> = {
  "Plan Required":
    "Tell the person which plan the detail names; an owner can change it in the dashboard. Other tools still work.",
  "Insufficient Scope":
    "Tell the person which scope the detail names: an owner or admin can make a key with it in the dashboard, under Settings, API keys.",
  "Rate Limited": "Wait as long as the detail says, then call the tool again.",
  "Invalid Request": "Correct the arguments that the detail names and call the tool again.",
  "Platform Not Connected":
    "Call list_platforms and name only connected ones, or ask the person to connect the platform in the dashboard.",
  "No Platforms Connected":
    "Ask the person to connect a platform in the dashboard, or to import a file exported from one, then run the audit again.",
  "No Score Available":
    "Call run_audit, then wait_for_audit; the score is there once the audit has completed.",
  "No Data": "Call get_score_history for another range, or run an audit with run_audit.",
  "Too Early": "Call wait_for_audit with this audit_id.",
  "Audit In Progress":
    "Call wait_for_audit with the audit_id that the detail names. A workspace runs one audit at a time.",
  "Audit Limit Reached":
    "Use the newest audit instead (list_audits, get_audit). The detail says when the next period starts.",
  "Not Found":
    "Check the identifier: list_audits, list_campaigns and list_workspaces name those that this key may use.",
};

/** What an agent can do about a problem. */
export function wayOutOf(title: string): string {
  const known = title as ProblemTitle;
  return FOR_AGENTS[known] ?? PROBLEMS[known]?.wayOut ?? "";
}
