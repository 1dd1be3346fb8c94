import type { AlertKind } from "../values.ts";

/** What is told at a channel. */
export type Message = {
  /** Of the alert, the same at every try; of a test one of its own. */
  id: string;
  kind: AlertKind | "test";
  /** Name of the brand, and its workspace. */
  workspace: { id: string; name: string };
  subject: string;
  detail: string;
  /** The page that shows it. */
  link: string;
  /** The page of the rule, where it can be changed. */
  ruleLink: string;
  firedAt: Date;
};

/** What became of one try. */
export type Outcome = {
  arrived: boolean;
  /** What the receiver answered, or why it did not. */
  answer: string;
  /** Whether another try would be in vain. */
  isFinal: boolean;
  /** The answer's `Retry-After`. */
  retryAfter: string | null;
};
