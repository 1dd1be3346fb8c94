import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { requireMember } from "#app/session-caller.ts";
import { WebhookLive } from "#components/webhooks/webhook-live.tsx";
import { mayManage } from "#lib/access/may-manage.ts";
import { planIncludes } from "#lib/plans.ts";
import { Problem } from "#lib/problems.ts";
import { getWebhook } from "#lib/webhooks/get-webhook.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";
import type { WebhookDetails } from "#lib/webhooks/schemas.ts";
import { shortenResponses } from "#lib/webhooks/shorten-responses.ts";
import { Notices } from "../../notices.tsx";

type Props = {
  params: Promise<{ workspace_id: string; webhook_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const SIZE = 20;
const STATUSES = ["pending", "succeeded", "failed"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace_id, webhook_id } = await params;
  const { workspace } = await requireMember(workspace_id);
  const { url } = await requireWebhook(workspace_id, webhook_id);
  return { title: `${workspace.name}: webhook to ${new URL(url).host}` };
}

/** One webhook: how it is, what can be done with it, and everything that was sent to it. */
export default async function WebhookPage({ params, searchParams }: Props) {
  const { workspace_id, webhook_id } = await params;
  const member = await requireMember(workspace_id);
  const { caller, role } = member;
  const webhook = await requireWebhook(workspace_id, webhook_id);
  const asked = await searchParams;
  const status = STATUSES.find((one) => one === asked.status) ?? null;
  const page = typeof asked.page === "string" && /^[1-9]\d{0,5}$/.test(asked.page) ? Number(asked.page) : 1;
  const part = { limit: SIZE, offset: (page - 1) * SIZE, ...(status && { status }) };
  const list = await listDeliveries(caller, webhook_id, part);
  return (
    <>
      <div className="mb-6">
        <nav aria-label="Path" className="mb-1 text-sm">
          <Link
            href={`/w/${workspace_id}/webhooks`}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-accent underline-offset-4 hover:underline"
          >
            Webhooks
          </Link>
        </nav>
        <h1 className="text-2xl font-semibold tracking-tight break-words">
          Webhook to {new URL(webhook.url).host}
        </h1>
        <p className="mt-1 line-clamp-3 text-sm break-all text-soft">{webhook.url}</p>
      </div>
      <Notices member={member} />
      <WebhookLive
        key={webhook_id}
        workspaceId={workspace_id}
        initial={{
          webhook,
          list: { ...list, deliveries: shortenResponses(list.deliveries) },
          query: { status, page, size: SIZE },
        }}
        role={role}
        canChange={mayManage(role)}
        hasPlan={planIncludes(caller.plan, "agency")}
      />
    </>
  );
}

const requireWebhook = cache(async (workspaceId: string, webhookId: string): Promise<WebhookDetails> => {
  const { caller } = await requireMember(workspaceId);
  try {
    return await getWebhook(caller, webhookId);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) notFound();
    throw error;
  }
});
