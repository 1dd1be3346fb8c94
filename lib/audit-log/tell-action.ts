import type { Action } from "./actions.ts";

/** What an entry keeps beside the thing itself, as it is read back: whatever a version of the product has written. */
type KeptDetail = Record<string, unknown>;

/** What was done, behind the name of whoever did it: "Ada …". The thing's own name stands beside it. */
const SENTENCES: Record<Action, (detail: KeptDetail) => string> = {
  "account.deleted": () => "removed the account",
  "account.deletion_scheduled": () => "asked for their account to be deleted",
  "account.kept": () => "kept their account by signing in",
  "agent.connected": ({ client, scopes }) => `connected an agent${of(client, ": ")}${of(scopes, " for ")}`,
  "agent.disconnected": ({ by }) =>
    by === "reuse" ? "was disconnected: a token came twice" : "disconnected an agent",
  "alert.changed": ({ fields }) => `changed an alert rule${of(fields, ": ")}`,
  "alert.created": ({ kinds }) => `made an alert rule${of(kinds, " for ")}`,
  "alert.deleted": () => "deleted an alert rule",
  "alert.tested": () => "sent a test of an alert rule",
  "audit.shared": () => "made a link to an audit",
  "audit.started": ({ as_of, platforms }) =>
    `started an audit${of(platforms)}${as_of ? ` as of ${textOf(as_of)}` : ""}`,
  "campaign.changed": ({ fields }) => `changed a campaign${of(fields, ": ")}`,
  "campaign.created": () => "created a campaign",
  "campaign.deleted": () => "deleted a campaign",
  "campaign.planned": ({ drafts }) => `planned posts from a file${counted(drafts, "draft")}`,
  "comment.corrected": () => "corrected how a comment is read",
  "commenter.erased": ({ comments }) => `erased a commenter${counted(comments, "comment")}`,
  "delivery.replayed": () => "sent a webhook delivery again",
  "digest.changed": ({ is_on }) => `switched their weekly digest ${is_on ? "on" : "off"}`,
  "draft.changed": ({ fields }) => `changed a draft${of(fields, ": ")}`,
  "draft.created": () => "created a draft",
  "draft.deleted": () => "deleted a draft",
  "draft.matched": () => "said which post a draft became",
  "email.confirmed": () => "confirmed their email address",
  "event.tested": ({ event }) => `sent an example of an event${of(event, ": ")}`,
  "fixtures.reset": () => "brought the fixtures of test mode back",
  "goal.changed": () => "changed a goal",
  "goal.created": () => "set a goal",
  "goal.deleted": () => "deleted a goal",
  "history.rebuilt": () => "had the score history written anew",
  "identity.linked": ({ provider }) => `linked a way to sign in${of(provider, ": ")}`,
  "identity.unlinked": ({ provider }) => `unlinked a way to sign in${of(provider, ": ")}`,
  "import.started": ({ platform }) => `imported a file${of(platform, " for ")}`,
  "invitation.created": ({ role }) => `invited someone${of(role, " as ")}`,
  "invitation.renewed": () => "renewed an invitation",
  "invitation.withdrawn": () => "withdrew an invitation",
  "key.created": ({ scopes, mode }) =>
    `created ${mode === "test" ? "a test key" : "an API key"}${of(scopes, " for ")}`,
  "key.replaced": () => "replaced an API key",
  "key.revoked": () => "revoked an API key",
  "member.changed": ({ role }) => `changed the role of a member${of(role, " to ")}`,
  "member.joined": ({ role }) => `joined the workspace${of(role, " as ")}`,
  "member.made_owner": () => "made a member the owner",
  "member.removed": () => "removed a member",
  "note.changed": () => "changed a note on the history",
  "note.created": () => "wrote a note on the history",
  "note.deleted": () => "deleted a note on the history",
  "notice.dismissed": () => "dismissed a notice",
  "passkey.added": () => "added a passkey",
  "passkey.removed": () => "removed a passkey",
  "name.changed": () => "changed their name",
  "password.changed": () => "changed their password",
  "password.link_made": () => "made a link for a new password",
  "platform.connected": (detail) => `connected an account${account(detail)}`,
  "platform.disconnected": (detail) => `disconnected an account${account(detail)}`,
  "platform.imported": (detail) => `imported files${account(detail)}`,
  "platform.preferred": (detail) => `made an account the one that lists show${account(detail)}`,
  "platform.synced": (detail) => `synced an account${account(detail)}`,
  "platform.unwatched": (detail) => `stopped watching an account${account(detail)}`,
  "platform.watched": (detail) => `began to watch an account${account(detail)}`,
  "recommendation.decided": ({ status }) => `marked a recommendation${of(status, " as ")}`,
  "schedule.changed": ({ fields }) => `changed a schedule of audits${of(fields, ": ")}`,
  "schedule.created": () => "planned audits",
  "schedule.deleted": () => "deleted a schedule of audits",
  "schedule.unsubscribed": () => "took an address off the reports by the link in a mail",
  "second_step.code_used": () => "signed in with a recovery code",
  "second_step.codes_renewed": () => "renewed their recovery codes",
  "second_step.switched_off": () => "switched two-step sign-in off",
  "second_step.switched_on": () => "switched two-step sign-in on",
  "session.ended": () => "ended a session of theirs",
  "session.others_ended": ({ ended }) => `ended their other sessions${counted(ended, "session")}`,
  "session.started": () => "signed in",
  "share.revoked": () => "revoked a link to an audit",
  "signing_secret.revealed": () => "looked at the signing secret",
  "webhook.changed": ({ fields }) => `changed a webhook${of(fields, ": ")}`,
  "webhook.created": ({ events }) => `added a webhook${of(events, " for ")}`,
  "webhook.deleted": () => "deleted a webhook",
  "webhook.replayed": ({ replayed }) =>
    `sent failed deliveries of a webhook again${counted(replayed, "delivery", "deliveries")}`,
  "webhook.secret_rotated": () => "rotated the secret of a webhook",
  "webhook.tested": () => "sent a test to a webhook",
  "workspace.changed": ({ fields }) => `changed the settings${of(fields, ": ")}`,
  "workspace.created": () => "created the workspace",
  "workspace.deleted": () => "deleted the workspace",
  "workspace.deletion_scheduled": ({ on }) => `asked for the workspace to be deleted${of(on, " on ")}`,
  "workspace.exported": () => "exported all data of the workspace",
  "workspace.kept": () => "kept the workspace that was to be deleted",
  "workspace.purged": () => "removed the deleted workspace for good",
};

/**
 * What an entry of the log says was done, as it goes on behind a name: "created an API key for read and write". An action of a newer
 * version is told by its own name.
 */
export function tellAction(action: string, detail: KeptDetail): string {
  const tell = (SENTENCES as Record<string, ((detail: KeptDetail) => string) | undefined>)[action];
  return tell ? tell(detail) : action;
}

/** Names behind the sentence: of one, or of a list. */
function of(value: unknown, before = " of "): string {
  const words = (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);
  if (words.length === 0) return "";
  const last = words.at(-1);
  return `${before}${words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last}`;
}

function account({ platform, handle }: KeptDetail): string {
  const name = typeof handle === "string" && handle ? `, @${handle}` : "";
  const on = textOf(platform);
  return on && ` on ${on}${name}`;
}

function counted(value: unknown, one: string, many = `${one}s`): string {
  return typeof value === "number" ? ` (${value} ${value === 1 ? one : many})` : "";
}

/** Fields are named by their keys: `start_date` reads "start date". */
function textOf(value: unknown): string {
  return typeof value === "string" ? value.replaceAll("_", " ") : "";
}
