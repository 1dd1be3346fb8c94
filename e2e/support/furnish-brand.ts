import { postPath } from "#components/posts/post-address.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { CampaignBody } from "#lib/campaigns/schemas.ts";
import { withWorkspace } from "#lib/db.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { sendTest } from "#lib/webhooks/send-test.ts";
import { importBetterPosts, shareAudit } from "#scripts/testing/audits.ts";
import { beginDaysAgo, inDays } from "#scripts/testing/campaigns.ts";
import { makeWatched, profileOf } from "#scripts/testing/profiles.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount } from "./accounts.ts";
import { importExport, runAudit } from "./audits.ts";

/** A password that opens `locked`. */
export const SHARE_PASSWORD = "three green kettles";

/** A brand with something on every screen. The paths are those of its things. */
export type Brand = Account & {
  root: string;
  audit: string;
  post: string;
  campaign: string;
  webhook: string;
  share: string;
  locked: string;
};

/**
 * X with views and without comments, Instagram with comments and without views, a watched profile, two audits, a campaign that runs
 * and one to come, a webhook that was tried.
 */
export async function furnishBrand(): Promise<Brand> {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  const root = `/w/${workspaceId}`;
  await importExport(workspaceId);
  await importPictures(workspaceId);
  await runAudit(workspaceId);
  await importBetterPosts(workspaceId);
  await runAudit(workspaceId);
  await makeWatched(workspaceId);
  await importText(workspaceId, "linkedin", makePosts(20), "rival.csv", "stonerow");
  await rebuildHistory(workspaceId, new Date());
  const audit = await newestAudit(workspaceId);
  const open = await shareAudit(workspaceId, audit);
  const locked = await shareAudit(workspaceId, audit, SHARE_PASSWORD);
  return {
    ...account,
    root,
    audit: `${root}/audits/${audit}`,
    post: postPath(root, { profile: await profileOf(workspaceId, "instagram"), id: "i5" }),
    campaign: `${root}/campaigns/${await planCampaigns(workspaceId)}`,
    webhook: `${root}/webhooks/${await addWebhook(workspaceId)}`,
    share: new URL(open.url).pathname,
    locked: new URL(locked.url).pathname,
  };
}

/** Twenty pictures on Instagram, with comments below one and two days of its figures. */
async function importPictures(workspaceId: string): Promise<void> {
  const until = addDays(utcDay(new Date()), -10);
  const posts = Array.from({ length: 20 }, (_, n) => {
    return `i${n},${addDays(until, -n)}T15:00:00Z,Picture ${n} #autumn,image,${10 + n}`;
  });
  const file = ["id,created_at,text,media,likes", ...posts, ""].join("\n");
  await importText(workspaceId, "instagram", file, "pictures.csv", "larkspurtea");
  const comments = Array.from({ length: 12 }, (_, n) => {
    const text = n % 3 === 0 ? "Terrible service and a broken pot" : "I love this wonderful tea";
    return `c${n},i5,${until}T${10 + n}:00:00Z,fan${n},${text} ${n}`;
  });
  const said = ["id,post_id,created_at,author,text", ...comments, ""].join("\n");
  await importText(workspaceId, "instagram", said, "comments.csv", "larkspurtea");
  const profileId = await profileOf(workspaceId, "instagram");
  const figures = { workspaceId, profileId, postId: "i5", day: new Date(addDays(until, -3)), likes: 2n };
  await withWorkspace(workspaceId, (tx) => tx.postFigures.create({ data: figures }));
}

async function newestAudit(workspaceId: string): Promise<string> {
  const newest = { where: { workspaceId }, orderBy: { createdAt: "desc" } } as const;
  return (await withWorkspace(workspaceId, (tx) => tx.audit.findFirstOrThrow(newest))).id;
}

/** @returns the id of the one that runs */
async function planCampaigns(workspaceId: string): Promise<string> {
  const caller = await operatorFor(workspaceId);
  const plan = (name: string) =>
    CampaignBody.parse({ name, start_date: inDays(7), duration_weeks: 8, objective: "More tea for two" });
  await createCampaign(caller, plan("Winter collection"), new Date());
  const { id } = await createCampaign(caller, plan("Autumn leaves"), new Date());
  await beginDaysAgo(workspaceId, id, 20);
  return id;
}

/** @returns its id; nobody answers at its address. */
async function addWebhook(workspaceId: string): Promise<string> {
  const caller = await operatorFor(workspaceId);
  const asked = { url: "https://hooks.larkspur.example/plinth", events: ["score.changed" as const] };
  const { webhook } = await createWebhook(caller, asked, new Date());
  await sendTest(caller, webhook.id, new Date());
  return webhook.id;
}
