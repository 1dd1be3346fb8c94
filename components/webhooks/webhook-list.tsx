import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { LastDelivery, WebhookDetails } from "#lib/webhooks/schemas.ts";
import { DeliveryBadge, WebhookBadge } from "./status-badge.tsx";

const COLUMNS: Column[] = [
  { label: "Address" },
  { label: "Status" },
  { label: "Events" },
  { label: "Last delivery" },
  { label: "Created" },
];

type Last = Record<string, LastDelivery>;

type Props = {
  webhooks: WebhookDetails[];
  /** The newest delivery by the id of its webhook; null where they could not be read. */
  last: Last | null;
  path: string;
};

/** Webhooks, the newest first; each leads to its own page. */
export function WebhookList({ webhooks, last, path }: Props) {
  const rows = webhooks.map((webhook) => row(webhook, last, path));
  return <StackedTable caption="Webhooks" columns={COLUMNS} rows={rows} from="lg" />;
}

function row(webhook: WebhookDetails, last: Last | null, path: string): Row {
  return {
    key: webhook.id,
    cells: [
      <TextLink key="address" href={`${path}/${webhook.id}`} look="row" className="break-all">
        <span className="line-clamp-2">{webhook.url}</span>
      </TextLink>,
      <span key="status" className="max-lg:text-right">
        <WebhookBadge webhook={webhook} />
        {webhook.disabled_reason && (
          <span className="mt-1 block max-w-60 text-xs text-soft">{webhook.disabled_reason}</span>
        )}
      </span>,
      <span key="events" className="text-xs break-words text-soft max-lg:text-right">
        {webhook.events.map((event) => (
          <code key={event} className="block font-mono leading-5">
            {event}
          </code>
        ))}
      </span>,
      <LastStatus key="last" of={webhook.id} last={last} />,
      <Time key="created" at={webhook.created_at} dayOnly />,
    ],
  };
}

function LastStatus({ of, last }: { of: string; last: Last | null }) {
  if (!last) return <span className="text-soft">not known</span>;
  const delivery = last[of];
  return delivery ? <DeliveryBadge status={delivery.status} /> : <span>none yet</span>;
}
