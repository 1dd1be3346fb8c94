import { findFreshness } from "#app/find-freshness.ts";
import { readOrWithout } from "#app/read-or-without.ts";
import { redirectToLastPage } from "#app/redirect-to-last-page.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FailedPart } from "#components/ui/failed-part.tsx";
import { ListSkeleton } from "#components/ui/list-skeleton.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Pages } from "#components/ui/pages.tsx";
import { readPage, type Search } from "#components/ui/read-search.ts";
import { CreateWebhook } from "#components/webhooks/create-webhook.tsx";
import { ListenCard } from "#components/webhooks/listen-card.tsx";
import { SigningSecretCard } from "#components/webhooks/signing-secret-card.tsx";
import { WebhookList } from "#components/webhooks/webhook-list.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import { findTestWorkspace } from "#lib/access/find-test-workspace.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { planIncludes, planLimits, planName } from "#lib/plans.ts";
import { isListened } from "#lib/webhooks/is-listened.ts";
import { listLastDeliveries } from "#lib/webhooks/list-last-deliveries.ts";
import { listWebhooks } from "#lib/webhooks/list-webhooks.ts";
import { Notices } from "../notices.tsx";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Search>;
};

export const generateMetadata = workspaceTitle("webhooks");

/** The webhooks of a workspace, the form that adds one, and the secret of audit runs. */
export default async function WebhooksPage(props: Props) {
  const { workspace_id } = await props.params;
  const { workspace } = await requireMember(workspace_id);
  return (
    <Soon
      key={workspace_id}
      fallback={<WebhooksSkeleton about={workspace.name} />}
      read={() => Webhooks(props)}
    />
  );
}

function WebhooksSkeleton({ about }: { about: string }) {
  return (
    <>
      <PageHead title="Webhooks" about={about} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <Card id="webhooks" title="All webhooks" className="lg:col-span-2">
          <ListSkeleton name="webhooks" />
        </Card>
      </div>
    </>
  );
}

async function Webhooks({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const { caller, workspace, role } = member;
  const path = `/w/${workspace_id}/webhooks`;
  const page = readPage(await searchParams);
  const freshness = await findFreshness(caller, "deliveries");
  const list = await listWebhooks(caller, page);
  redirectToLastPage(path, page, list.total);
  const ids = list.webhooks.map(({ id }) => id);
  const { read: last, failure } = await readOrWithout(
    () => listLastDeliveries(caller, ids),
    async () => null,
  );
  const hasPlan = planIncludes(caller.plan, "agency");
  const canAdd = hasPlan && roleIncludes(role, ROLE_FOR.webhooks);
  const { read: listened } = await readOrWithout(
    async () => (canAdd ? isListened(caller, new Date()) : null),
    async () => null,
  );
  const { read: testId } = await readOrWithout(
    () => findTestWorkspace(workspace_id),
    async () => null,
  );
  return (
    <>
      <PageHead title="Webhooks" about={workspace.name} />
      <AutoRefresh {...freshness} />
      <Notices member={member} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <div className="min-w-0 space-y-4 sm:space-y-6 lg:col-span-2">
          {!hasPlan && (
            <PlanRequired feature="webhooks" workspaceId={workspace_id} planName={planName(caller.plan)} />
          )}
          {(hasPlan || list.total > 0) && (
            <Card id="webhooks" title="All webhooks">
              {failure && (
                <FailedPart title="The last deliveries could not be read" className="mb-4" {...failure} />
              )}
              {list.total === 0 ? (
                <NoWebhooks canAdd={canAdd} />
              ) : (
                <WebhookList webhooks={list.webhooks} last={last} path={path} />
              )}
              <Pages name="Pages of webhooks" path={path} page={page} total={list.total} />
            </Card>
          )}
          {canAdd && <CreateWebhook key={workspace_id} workspaceId={workspace_id} />}
          {hasPlan && !canAdd && (
            <p className="text-sm text-soft">
              Your role here is {role}. You can see webhooks, but only owners and admins can change them.
            </p>
          )}
        </div>
        <div className="min-w-0 space-y-4 sm:space-y-6">
          {listened !== null && <ListenCard isListened={listened} />}
          {planLimits(caller.plan).api && (
            <SigningSecretCard
              key={workspace_id}
              workspaceId={workspace_id}
              canManage={roleIncludes(role, ROLE_FOR.signing_secret)}
              hasTestKeys={testId !== null}
            />
          )}
        </div>
      </div>
    </>
  );
}

function NoWebhooks({ canAdd }: { canAdd: boolean }) {
  return (
    <div className="max-w-prose space-y-4 text-sm leading-relaxed text-soft">
      <p>
        A webhook tells one of your systems as soon as something happens here, with a signed POST to an
        address you choose. If a message cannot be delivered, Plinth keeps trying for three days.
      </p>
      {canAdd && (
        <a href="#webhook-url" className={buttonClass("quiet")}>
          Add your first webhook
        </a>
      )}
    </div>
  );
}
