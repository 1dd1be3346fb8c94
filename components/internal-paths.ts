/** Every address at the dashboard's own door, as its route stands in `app`. */
export const INTERNAL_PATHS = {
  signUp: "/internal/sign-up",
  signInLinks: "/internal/sign-in-links",
  password: "/internal/password",
  passkeys: "/internal/passkeys",
  passkey: "/internal/passkeys/[passkey_id]",
  passkeyOptions: "/internal/passkeys/options",
  passkeyChallenge: "/internal/passkeys/challenge",
  providerVisit: "/internal/providers/[provider]",
  identities: "/internal/identities",
  identity: "/internal/identities/[identity_id]",
  secondStep: "/internal/second-step",
  secondStepOn: "/internal/second-step/confirm",
  recoveryCodes: "/internal/second-step/recovery-codes",
  confirmEmail: "/internal/email/confirm",
  confirmMail: "/internal/email/mail",
  sessions: "/internal/sessions",
  account: "/internal/account",
  deletion: "/internal/deletions/[workspace_id]",
  session: "/internal/sessions/[session_id]",
  newWorkspace: "/internal/workspaces",
  workspace: "/internal/workspaces/[workspace_id]",
  alertRules: "/internal/workspaces/[workspace_id]/alerts",
  alertRule: "/internal/workspaces/[workspace_id]/alerts/[rule_id]",
  alertTest: "/internal/workspaces/[workspace_id]/alerts/[rule_id]/test",
  audits: "/internal/workspaces/[workspace_id]/audits",
  audit: "/internal/workspaces/[workspace_id]/audits/[audit_id]",
  auditShares: "/internal/workspaces/[workspace_id]/audits/[audit_id]/shares",
  share: "/internal/workspaces/[workspace_id]/shares/[share_id]",
  campaigns: "/internal/workspaces/[workspace_id]/campaigns",
  campaign: "/internal/workspaces/[workspace_id]/campaigns/[campaign_id]",
  campaignPlan: "/internal/workspaces/[workspace_id]/campaigns/[campaign_id]/plan",
  comments: "/internal/workspaces/[workspace_id]/comments",
  comment: "/internal/workspaces/[workspace_id]/comments/[comment_id]",
  commentTopics: "/internal/workspaces/[workspace_id]/comments/topics",
  digest: "/internal/workspaces/[workspace_id]/digest",
  drafts: "/internal/workspaces/[workspace_id]/drafts",
  draft: "/internal/workspaces/[workspace_id]/drafts/[draft_id]",
  draftMatch: "/internal/workspaces/[workspace_id]/drafts/[draft_id]/match",
  draftCheck: "/internal/workspaces/[workspace_id]/drafts/check",
  draftScore: "/internal/workspaces/[workspace_id]/drafts/score",
  keys: "/internal/workspaces/[workspace_id]/keys",
  key: "/internal/workspaces/[workspace_id]/keys/[key_id]",
  testMode: "/internal/workspaces/[workspace_id]/test-mode",
  keyReplacement: "/internal/workspaces/[workspace_id]/keys/[key_id]/replace",
  acceptInvitation: "/internal/invitations/accept",
  invitedSignUp: "/internal/invitations/sign-up",
  invitations: "/internal/workspaces/[workspace_id]/invitations",
  invitation: "/internal/workspaces/[workspace_id]/invitations/[invitation_id]",
  invitationRenewal: "/internal/workspaces/[workspace_id]/invitations/[invitation_id]/renew",
  member: "/internal/workspaces/[workspace_id]/members/[user_id]",
  ownership: "/internal/workspaces/[workspace_id]/members/[user_id]/ownership",
  goals: "/internal/workspaces/[workspace_id]/goals",
  goal: "/internal/workspaces/[workspace_id]/goals/[goal_id]",
  goalCheck: "/internal/workspaces/[workspace_id]/goals/check",
  notes: "/internal/workspaces/[workspace_id]/notes",
  note: "/internal/workspaces/[workspace_id]/notes/[note_id]",
  noticeDismissal: "/internal/workspaces/[workspace_id]/notices/[notice_id]/dismiss",
  platform: "/internal/workspaces/[workspace_id]/platforms/[platform]",
  platformSync: "/internal/workspaces/[workspace_id]/platforms/[platform]/sync",
  posts: "/internal/workspaces/[workspace_id]/posts",
  recommendation: "/internal/workspaces/[workspace_id]/recommendations/[recommendation_id]",
  reportLook: "/internal/workspaces/[workspace_id]/report-look",
  newestThings: "/internal/workspaces/[workspace_id]/search/newest",
  postSearch: "/internal/workspaces/[workspace_id]/search/posts",
  schedules: "/internal/workspaces/[workspace_id]/schedules",
  schedule: "/internal/workspaces/[workspace_id]/schedules/[schedule_id]",
  schedulePause: "/internal/workspaces/[workspace_id]/schedules/[schedule_id]/paused",
  unsubscribe: "/internal/unsubscribe",
  settings: "/internal/workspaces/[workspace_id]/settings",
  uploads: "/internal/workspaces/[workspace_id]/uploads",
  upload: "/internal/workspaces/[workspace_id]/uploads/[upload_id]",
  uploadPreview: "/internal/workspaces/[workspace_id]/uploads/preview",
  watched: "/internal/workspaces/[workspace_id]/watched",
  watchedProfile: "/internal/workspaces/[workspace_id]/watched/[profile_id]",
  watchedSync: "/internal/workspaces/[workspace_id]/watched/[profile_id]/sync",
  webhooks: "/internal/workspaces/[workspace_id]/webhooks",
  signingSecret: "/internal/workspaces/[workspace_id]/webhooks/signing-secret",
  webhook: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]",
  webhookTest: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/test",
  webhookReplay: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/replay",
  webhookSecret: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/rotate-secret",
  deliveries: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries",
  delivery: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]",
  deliveryContents:
    "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]/contents",
  deliveryReplay: "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]/replay",
} as const;

type Name = keyof typeof INTERNAL_PATHS;
type Parameter<Path> = Path extends `${string}[${infer One}]${infer Rest}` ? One | Parameter<Rest> : never;
type Values<N extends Name> = Record<Parameter<(typeof INTERNAL_PATHS)[N]>, string>;
/** Which webhook of which workspace. */
export type WebhookIds = Values<"webhook">;

/**
 * An address of the list with its parameters filled in.
 * @param query behind it; what has no value is left out.
 */
export function internalPath<N extends Name>(
  name: N,
  values: Values<N>,
  query: Record<string, string | number | null | undefined> = {},
): string {
  const known: Record<string, string> = values;
  const path = INTERNAL_PATHS[name].replace(/\[(\w+)\]/g, (_, one: string) =>
    encodeURIComponent(known[one] ?? ""),
  );
  const given = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, `${value}`]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
