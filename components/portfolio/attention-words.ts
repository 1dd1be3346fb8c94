import {
  CalendarPlus,
  CircleAlert,
  Clock,
  Inbox,
  type LucideIcon,
  MessageCircleWarning,
  Unplug,
} from "lucide-react";
import type { Tone } from "#components/ui/tone.ts";
import type { Attention, PortfolioEntry } from "#lib/portfolio/schemas.ts";

type Words = {
  tone: Tone;
  icon: LucideIcon;
  /** Behind the address of the workspace: where it is put right. */
  path: string | ((entry: PortfolioEntry) => string);
  tell: (entry: PortfolioEntry) => string;
};

export const ATTENTION_WORDS: Record<Attention, Words> = {
  crisis: {
    tone: "poor",
    icon: MessageCircleWarning,
    path: ({ crisisPath }) => crisisPath ?? "/comments",
    tell: () => "Negative comments",
  },
  broken: {
    tone: "poor",
    icon: Unplug,
    path: "/platforms",
    tell: ({ sources }) =>
      sources.broken === 1 ? "Connection broken" : `${sources.broken} connections broken`,
  },
  webhook: {
    tone: "poor",
    icon: CircleAlert,
    path: "/webhooks",
    tell: ({ failingWebhooks }) =>
      failingWebhooks === 1 ? "Webhook failing" : `${failingWebhooks} webhooks failing`,
  },
  silent: {
    tone: "fair",
    icon: Clock,
    path: "/platforms",
    tell: ({ silentDays }) => (silentDays === null ? "No dated data" : `No data for ${silentDays} days`),
  },
  phase: {
    tone: "fair",
    icon: CalendarPlus,
    path: ({ emptyPhase }) => `/campaigns/${emptyPhase?.campaign_id ?? ""}`,
    tell: ({ emptyPhase }) => `${emptyPhase?.name ?? "A phase"} has no posts`,
  },
  empty: { tone: "neutral", icon: Inbox, path: "/platforms", tell: () => "No data yet" },
};
