import type { Metadata } from "next";
import { cache } from "react";
import { findFreshness } from "#app/find-freshness.ts";
import { orNotFound } from "#app/or-not-found.ts";
import { readOrWithout } from "#app/read-or-without.ts";
import { redirectToLastPage } from "#app/redirect-to-last-page.ts";
import { requireMember } from "#app/session-caller.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { readPage, type Search } from "#components/ui/read-search.ts";
import { asLogQuery, logHref, readLogFilter } from "#components/webhooks/log-filter.ts";
import { WebhookLive } from "#components/webhooks/webhook-live.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { planIncludes } from "#lib/plans.ts";
import { getWebhook } from "#lib/webhooks/get-webhook.ts";
import { readDeliveryLog } from "#lib/webhooks/read-delivery-log.ts";
import type { WebhookDetails } from "#lib/webhooks/schemas.ts";
import { Notices } from "../../notices.tsx";

type Props = {
  params: Promise<{ workspace_id: string; webhook_id: string }>;
  searchParams: Promise<Search>;
};

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
  const freshness = await findFreshness(caller);
  const webhook = await requireWebhook(workspace_id, webhook_id);
  const asked = await searchParams;
  const filter = readLogFilter(asked);
  const page = readPage(asked);
  const part = { ...page, ...asLogQuery(filter) };
  const { read: list, failure } = await readOrWithout(
    () => readDeliveryLog(caller, webhook_id, part, new Date()),
    async () => null,
  );
  const path = `/w/${workspace_id}/webhooks`;
  if (list) redirectToLastPage(logHref(`${path}/${webhook_id}`, filter), page, list.total);
  return (
    <>
      <PageHead
        title={`Webhook to ${new URL(webhook.url).host}`}
        about={<span className="line-clamp-3 break-all">{webhook.url}</span>}
        within={{ href: path, label: "Webhooks" }}
      />
      <AutoRefresh {...freshness} />
      <Notices member={member} />
      <WebhookLive
        key={webhook_id}
        workspaceId={workspace_id}
        initial={{ webhook, list, query: { filter, page } }}
        logFailure={failure}
        role={role}
        canChange={roleIncludes(role, ROLE_FOR.webhooks)}
        hasPlan={planIncludes(caller.plan, "agency")}
      />
    </>
  );
}

const requireWebhook = cache(async (workspaceId: string, webhookId: string): Promise<WebhookDetails> => {
  const { caller } = await requireMember(workspaceId);
  return orNotFound(getWebhook(caller, webhookId));
});
