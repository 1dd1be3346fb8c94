import type { Channel, ChannelBody, Rule, RuleBody } from "#lib/alerts/schemas.ts";
import { type AlertKind, type ChannelKind, USUAL_POINTS, USUAL_SILENT_DAYS } from "#lib/alerts/values.ts";

/** A place to send to that is no member: one that is kept, or one that is being typed. */
export type AddressDraft = { key: string; id?: string; kind: Exclude<ChannelKind, "email">; text: string };

/** A rule as it stands in its form. */
export type RuleDraft = {
  kinds: AlertKind[];
  points: string;
  silentDays: string;
  /** Members who get it by email. */
  members: string[];
  addresses: AddressDraft[];
  isQuiet: boolean;
  from: string;
  until: string;
  timeZone: string;
};

const BREAKS: AlertKind[] = ["crisis", "silence", "connection", "webhook"];

/** What a new rule begins as: what goes wrong, by email to whoever makes it. */
export function newDraft(me: string, timeZone: string): RuleDraft {
  return {
    ...{ kinds: BREAKS, points: String(USUAL_POINTS), silentDays: String(USUAL_SILENT_DAYS) },
    ...{ members: [me], addresses: [], isQuiet: false, from: "22:00", until: "07:00", timeZone },
  };
}

/** A rule that is kept, for its form. */
export function draftOf(rule: Rule): RuleDraft {
  return {
    ...{ kinds: rule.kinds, points: String(rule.points), silentDays: String(rule.silent_days) },
    // Whoever has left goes with the next save.
    members: rule.channels.flatMap(({ user_id, to }) => (user_id && to !== null ? user_id : [])),
    addresses: rule.channels.flatMap(({ id, kind, to }) =>
      kind === "email" ? [] : [{ key: id, id, kind, text: to ?? "" }],
    ),
    ...{ isQuiet: rule.quiet !== null, timeZone: rule.time_zone },
    ...{ from: rule.quiet?.from ?? "22:00", until: rule.quiet?.until ?? "07:00" },
  };
}

/** What the service is sent. @param kept channels that the rule has already */
export function bodyOf(draft: RuleDraft, kept: readonly Channel[]): Omit<RuleBody, "is_on"> {
  const members = draft.members.map((user_id): ChannelBody => {
    const known = kept.find((one) => one.kind === "email" && one.user_id === user_id);
    return known ? { id: known.id } : { kind: "email", user_id };
  });
  const addresses = draft.addresses.map(
    ({ id, kind, text }): ChannelBody => (id ? { id } : { kind, address: text.trim() }),
  );
  return {
    ...{ kinds: draft.kinds, points: Number(draft.points), silent_days: Number(draft.silentDays) },
    quiet: draft.isQuiet ? { from: draft.from, until: draft.until } : null,
    time_zone: draft.timeZone,
    channels: [...members, ...addresses],
  };
}
