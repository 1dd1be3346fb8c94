import { Ban, CircleCheck, CirclePause, CircleX, Clock, TriangleAlert } from "lucide-react";
import { type Look, LookBadge } from "#components/ui/badge.tsx";
import type { Delivery, WebhookDetails } from "#lib/webhooks/schemas.ts";

const WEBHOOK: Record<WebhookDetails["status"] | "failing", Look> = {
  active: { word: "Active", tone: "good", icon: CircleCheck },
  failing: { word: "Active, failing", tone: "fair", icon: TriangleAlert },
  paused: { word: "Paused", tone: "neutral", icon: CirclePause },
  disabled: { word: "Disabled", tone: "poor", icon: Ban },
};

const DELIVERY: Record<Delivery["status"], Look> = {
  pending: { word: "Pending", tone: "accent", icon: Clock },
  succeeded: { word: "Succeeded", tone: "good", icon: CircleCheck },
  failed: { word: "Failed", tone: "poor", icon: CircleX },
};

export const DELIVERY_STATUSES = ["failed", "pending", "succeeded"] as const;
export const DELIVERY_CHOICES = DELIVERY_STATUSES.map((status) => ({ status, label: DELIVERY[status].word }));

/** How a webhook is, as word, colour and icon. */
export function WebhookBadge({ webhook }: { webhook: WebhookDetails }) {
  const isFailing = webhook.status === "active" && webhook.failing_since !== null;
  return <LookBadge look={WEBHOOK[isFailing ? "failing" : webhook.status]} />;
}

/** How a delivery is. */
export function DeliveryBadge({ status }: { status: Delivery["status"] }) {
  return <LookBadge look={DELIVERY[status]} />;
}
