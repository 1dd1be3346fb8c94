import { z } from "zod";
import { ALERT_KINDS, CHANNEL_KINDS, MOST_CHANNELS, SEND_STATUSES } from "./values.ts";

const Kinds = z
  .array(z.enum(ALERT_KINDS), { error: "must be a list of what it is about" })
  .min(1, { error: "must name at least one thing to watch" })
  .max(ALERT_KINDS.length);
const Clock = z
  .string({ error: "must be a time, HH:MM" })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time, HH:MM" });
const Quiet = z.object({ from: Clock, until: Clock }).nullable();
const Id = z.string().max(80);

/** A new place to send to, or by its id one that the rule has already. */
const ChannelBody = z.union(
  [
    z.strictObject({ id: Id }),
    z.strictObject({ kind: z.literal("email"), user_id: Id }),
    z.strictObject({ kind: z.enum(["slack", "teams", "https"]), address: z.string().max(2_000) }),
  ],
  { error: "must be a member, an address or a channel of the rule" },
);

export const RuleBody = z.object({
  kinds: Kinds,
  points: z
    .number({ error: "must be a number" })
    .min(0.5, { error: "must be at least 0.5" })
    .max(50, { error: "must be at most 50" }),
  silent_days: z
    .int({ error: "must be a whole number of days" })
    .min(1, { error: "must be at least 1" })
    .max(90, { error: "must be at most 90" }),
  quiet: Quiet,
  time_zone: z.string().max(64),
  is_on: z.boolean(),
  channels: z
    .array(ChannelBody, { error: "must be a list" })
    .min(1, { error: "must name at least one place to send to" })
    .max(MOST_CHANNELS, { error: `must name at most ${MOST_CHANNELS} places to send to` }),
});
export const RuleChanges = RuleBody.partial();
export const RuleParams = z.object({ workspace_id: z.string(), rule_id: z.string() });

export const Channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** Of email the member; null of the others. */
  user_id: z.string().nullable(),
  /** The member's name, or as much of the address as is shown; null of a member who has gone. */
  to: z.string().nullable(),
});

export const Rule = z.object({
  id: z.string(),
  kinds: z.array(z.enum(ALERT_KINDS)),
  points: z.number(),
  silent_days: z.int(),
  quiet: Quiet,
  time_zone: z.string(),
  is_on: z.boolean(),
  channels: z.array(Channel),
  last_fired_at: z.iso.datetime().nullable(),
});

/** A rule as it was saved; `secrets` are those of new HTTPS addresses, told this once. */
export const SavedRule = z.object({
  rule: Rule,
  secrets: z.array(z.object({ channel_id: z.string(), to: z.string(), secret: z.string() })),
});
export const DeletedRule = z.object({ id: z.string(), deleted: z.literal(true) });

/** What became of a test at each channel of a rule. */
export const TestOutcomes = z.object({
  outcomes: z.array(
    z.object({
      channel_id: z.string(),
      kind: z.enum(CHANNEL_KINDS),
      to: z.string().nullable(),
      arrived: z.boolean(),
      /** What the receiver answered, or why it did not. */
      answer: z.string(),
    }),
  ),
});

const Send = z.object({
  kind: z.enum(CHANNEL_KINDS),
  to: z.string().nullable(),
  status: z.enum(SEND_STATUSES),
  /** When it is tried next; null when nothing is to come. */
  due_at: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});

/** Something that a rule has told. */
export const Alert = z.object({
  id: z.string(),
  rule_id: z.string(),
  kind: z.enum(ALERT_KINDS),
  subject: z.string(),
  detail: z.string(),
  path: z.string(),
  fired_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  sends: z.array(Send),
});

export type RuleBody = z.infer<typeof RuleBody>;
export type RuleChanges = z.infer<typeof RuleChanges>;
export type ChannelBody = z.infer<typeof ChannelBody>;
export type Rule = z.infer<typeof Rule>;
export type Channel = z.infer<typeof Channel>;
export type SavedRule = z.infer<typeof SavedRule>;
export type DeletedRule = z.infer<typeof DeletedRule>;
export type TestOutcomes = z.infer<typeof TestOutcomes>;
export type Alert = z.infer<typeof Alert>;
